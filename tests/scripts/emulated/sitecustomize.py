"""On PYTHONPATH this gives every Python process the emulated GPU of the tests."""

from gevo.device.cuda import find
from tests.device.cuda import emulator

find.BACK_ENDS = {"emulator": emulator.EmulatedDriver}
find._no_library = lambda: None
find.compiler_for = lambda gpu, driver: emulator.compiler()
