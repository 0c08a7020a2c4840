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

  function open(id) {
    const variant = document.getElementById(id);
    if (!(variant instanceof HTMLDetailsElement)) return;
    variant.open = true;
    variant.scrollIntoView();
    variant.querySelector("summary").focus({ preventScroll: true });
  }

  function openTarget() {
    if (location.hash.length > 1) open(decodeURIComponent(location.hash.slice(1)));
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
  const front = document.getElementById("chart-front");
  if (front && front.on) {
    front.on("plotly_click", (event) => {
      const member = event.points[0].customdata;
      if (member === undefined) return;
      history.replaceState(null, "", "#v" + member);
      open("v" + member);
    });
  }
  addEventListener("hashchange", openTarget);
  addEventListener("beforeprint", expand);
  addEventListener("afterprint", collapse);
  // The screen's scheme does not hold on paper: both changes redraw with the colours in force.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
  matchMedia("print").addEventListener("change", draw);
  openTarget();
})();
