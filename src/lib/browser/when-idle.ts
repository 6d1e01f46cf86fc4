/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const idle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, 2000);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
