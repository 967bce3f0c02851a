"use strict";
(() => {
  const form = document.querySelector("form.filters");
  const body = document.body;
  const scenes = [...document.querySelectorAll(".pair")];
  const fields = form.elements;
  let current = -1;

  const update = () => {
    body.dataset.mode = fields.mode.value;
    body.classList.toggle("plain", !fields.marks.checked);
    const share = fields.amount.value / 100;
    body.style.setProperty("--share", share);
    body.style.setProperty("--cut", `${share * 100}%`);
  };

  const show = (step) => {
    if (!scenes.length) return;
    current = Math.min(Math.max(current + step, 0), scenes.length - 1);
    scenes[current].focus({ preventScroll: true });
    scenes[current].scrollIntoView({ block: "start" });
  };

  const slide = (step) => {
    fields.amount.value = Number(fields.amount.value) + step;
    update();
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, select, textarea") && event.key.startsWith("Arrow")) return;
    const modes = { 1: "beside", 2: "swipe", 3: "overlay" };
    if (modes[event.key]) fields.mode.value = modes[event.key];
    else if (event.key === "o") fields.marks.checked = !fields.marks.checked;
    else if (event.key === "j") return show(1);
    else if (event.key === "k") return show(-1);
    else if (event.key === "ArrowRight" && body.dataset.mode !== "beside") slide(5);
    else if (event.key === "ArrowLeft" && body.dataset.mode !== "beside") slide(-5);
    else return;
    event.preventDefault();
    update();
  });
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  update();
})();
