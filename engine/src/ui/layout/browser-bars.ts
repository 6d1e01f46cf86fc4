/** Gives the browser's own bars the colour of the page while an hour lights it, from now on. */
export function tintBars(): void {
  const root = document.documentElement;
  const bars = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  function update() {
    if (!root.dataset.hour) return bars.remove();
    bars.content = getComputedStyle(root).backgroundColor;
    document.head.append(bars);
  }
  new MutationObserver(update).observe(root, { attributeFilter: ['data-hour', 'data-lamp'] });
  update();
}
