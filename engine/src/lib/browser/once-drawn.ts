/** Calls back after the next frame. Uses an observer, because a page under a fake clock gets no animation frames. */
export function onceDrawn(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
}
