# find_package(gevo) for projects whose CUDA sources clang compiles (docs/build.md).
#
#     find_package(gevo REQUIRED)               # with -Dgevo_DIR=<build folder of passes>/cmake
#     gevo_tuned_kernels(my_target winners)     # a folder that gevo export has written
#
# Sets gevo_FOUND, and GEVO_PLUGIN to the pass plugin.
find_file(GEVO_PLUGIN gevo.so
  HINTS "${CMAKE_CURRENT_LIST_DIR}/.." "${CMAKE_CURRENT_LIST_DIR}/../../gevo"
  DOC "gevo's LLVM pass plugin" NO_DEFAULT_PATH)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(gevo REQUIRED_VARS GEVO_PLUGIN)

# Compile the kernels of a target with the bodies that gevo has found for them.
#
# A winner that does not fit is left out, with a remark (-Rpass-missed=gevo). The .cu files are
# compiled again when a winner changes.
function(gevo_tuned_kernels target folder)
  if(CMAKE_CUDA_COMPILER_ID STREQUAL "NVIDIA")
    message(FATAL_ERROR "gevo_tuned_kernels: the CUDA compiler must be clang, not nvcc "
                        "(CMAKE_CUDA_COMPILER=clang++-22)")
  endif()
  get_filename_component(winners "${folder}" ABSOLUTE)
  if(NOT IS_DIRECTORY "${winners}")
    message(FATAL_ERROR "gevo_tuned_kernels: there is no folder ${winners}")
  endif()
  # Sources that are no CUDA have no device side and no use for these.
  target_compile_options(${target} PRIVATE
    "$<$<COMPILE_LANGUAGE:CXX,CUDA>:SHELL:--start-no-unused-arguments \
-Xarch_device -fpass-plugin=${GEVO_PLUGIN} \
-Xarch_device -mllvm=-gevo-winners=${winners} --end-no-unused-arguments>")
  file(GLOB files CONFIGURE_DEPENDS "${winners}/*/winner.json" "${winners}/*/winner.ll")
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    if(source MATCHES "\\.cu$")
      set_property(SOURCE "${source}" APPEND PROPERTY OBJECT_DEPENDS ${files} "${GEVO_PLUGIN}")
    endif()
  endforeach()
endfunction()
