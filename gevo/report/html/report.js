"use strict";
(() => {
  const root = document.documentElement;
  root.classList.remove("no-js");
  const figures = JSON.parse(document.getElementById("figures").textContent);
  const config = { displayModeBar: false, responsive: true, showTips: false };

  // Colours are named after the page's custom properties, so that charts follow its scheme.
  function colored(node, style) {
    if (Array.isArray(node)) return node.map((child) => colored(child, style));
    if (node === null || typeof node !== "object") return node;
    const copy = {};
    for (const [key, value] of Object.entries(node)) {
      const named = key.endsWith("color") && typeof value === "string" && value[0] === "@";
      copy[key] = named
        ? style.getPropertyValue("--" + value.slice(1)).trim()
        : colored(value, style);
    }
    return copy;
  }

  function draw() {
    const style = getComputedStyle(root);
    for (const [id, figure] of Object.entries(figures)) {
      const element = document.getElementById(id);
      if (!element) continue;
      const { data, layout } = colored(figure, style);
      Plotly.react(element, data, layout, config);
    }
  }

  // A variant, or a row of a table that may be folded away.
  function open(id) {
    const target = document.getElementById(id);
    if (!target || !target.closest("details")) return;
    for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details"))
      fold.open = true;
    (target.querySelector(":scope > summary") ?? target).focus({ preventScroll: true });
    target.scrollIntoView({ block: target.matches("tr") ? "center" : "start" });
  }

  // Where a point leads to: the id of its explanation, if it has one.
  function follow(trace, point) {
    const id = trace.customdata?.[point];
    if (typeof id !== "string") return;
    history.replaceState(null, "", "#" + id);
    open(id);
  }

  function openTarget() {
    if (location.hash.length > 1) open(decodeURIComponent(location.hash.slice(1)));
  }

  function pointsOf(figure) {
    return figure.data.flatMap((trace, curve) => {
      if (trace.hoverinfo === "skip") return [];
      const bars = trace.orientation === "h" ? trace.x : trace.y;
      return trace.x.flatMap((x, point) => {
        const empty = x === null || trace.y[point] === null;
        return empty || (trace.type === "bar" && bars[point] === 0) ? [] : [{ curve, point }];
      });
    });
  }

  // What a point's label says, as plain text for screen readers.
  function spoken(figure, trace, point) {
    if (trace.text) {
      const holder = document.createElement("template");
      holder.innerHTML = trace.text[point].replaceAll("<br>", ", ");
      return holder.content.textContent;
    }
    const { xaxis, yaxis } = figure.layout;
    const parts = [trace.name, xaxis.title.text, trace.x[point], yaxis.title.text, trace.y[point]];
    return parts.filter((part) => part !== undefined && part !== "").join(" ");
  }

  // Clicks, and the same from the keyboard: arrows go from point to point, Enter follows one.
  function makeReachable(element, figure) {
    element.on("plotly_click", ({ points: [{ data, pointNumber }] }) => follow(data, pointNumber));
    const points = pointsOf(figure);
    if (!points.length) return;
    let at = 0;
    element.tabIndex = 0;
    element.setAttribute("role", "application");
    element.setAttribute("aria-roledescription", "chart");
    element.setAttribute("aria-describedby", hint.id);

    function show() {
      const { curve, point } = points[at];
      const trace = figure.data[curve];
      const plot = (trace.xaxis ?? "x") + (trace.yaxis ?? "y");
      Plotly.Fx.hover(element, [{ curveNumber: curve, pointNumber: point }], plot);
      said.textContent = `${at + 1} of ${points.length}: ${spoken(figure, trace, point)}`;
    }
    const last = points.length - 1;
    const steps = {
      ArrowRight: () => Math.min(at + 1, last),
      ArrowDown: () => Math.min(at + 1, last),
      ArrowLeft: () => Math.max(at - 1, 0),
      ArrowUp: () => Math.max(at - 1, 0),
      Home: () => 0,
      End: () => last,
    };
    element.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key in steps) at = steps[event.key]();
      else if (event.key !== "Enter") return;
      event.preventDefault();
      if (event.key === "Enter") follow(figure.data[points[at].curve], points[at].point);
      else show();
    });
    element.addEventListener("focus", () => element.matches(":focus-visible") && show());
    element.addEventListener("blur", () => Plotly.Fx.unhover(element));
  }

  // Details that are closed would be missing on paper; they are closed again afterwards.
  // Charts cannot measure a page before it is laid out, so they get a width that fits A4.
  const paperWidth = 660;
  let closed = [];
  function expand() {
    closed = [...document.querySelectorAll("details:not([open])")];
    for (const details of closed) details.open = true;
    for (const id of Object.keys(figures)) {
      const element = document.getElementById(id);
      if (element) Plotly.relayout(element, { autosize: false, width: paperWidth });
    }
  }
  function collapse() {
    for (const details of closed) details.open = false;
    closed = [];
    draw();
  }

  draw();
  const said = document.body.appendChild(document.createElement("div"));
  said.className = "sr";
  said.setAttribute("aria-live", "polite");
  const hint = document.body.appendChild(document.createElement("p"));
  hint.className = "hint";
  hint.id = "hint";
  hint.textContent = "Arrow keys, Home, End: from point to point. Enter: its explanation, if any.";
  for (const [id, figure] of Object.entries(figures)) {
    const element = document.getElementById(id);
    if (element) makeReachable(element, figure);
  }
  addEventListener("hashchange", openTarget);
  addEventListener("beforeprint", expand);
  addEventListener("afterprint", collapse);
  // The screen's scheme does not hold on paper: both changes redraw with the colours in force.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
  matchMedia("print").addEventListener("change", draw);
  openTarget();
})();
