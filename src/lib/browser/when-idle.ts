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

/** Resolves in a task of its own, so that a press or a frame may come before; no timer, which a page under a frozen clock has not. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
