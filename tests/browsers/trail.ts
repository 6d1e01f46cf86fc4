// What a page was told of the pointer and the keyboard, written down in it, for the message of a wait in vain.

/** As many of the last entries as are kept. */
const kept = 30;

/** Starts to write down in the page what happens to it, once; runs in it. */
export function layTrail(length: number): void {
  const page = globalThis as { trail?: string[] };
  if (page.trail) return;
  const trail: string[] = (page.trail = []);
  const write = (line: string) => {
    const root = document.documentElement;
    const whole = root.dataset.hydrated === 'true' ? '' : ', the page not taken over';
    trail.push(`${Math.round(performance.now())} ms ${line}; scroll ${Math.round(scrollY)}${whole}`);
    trail.splice(0, trail.length - length);
  };
  const named = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return target === window ? 'window' : 'document';
    // React leaves such a mark on what it has taken over.
    const isTaken = Object.keys(target).some((key) => key.startsWith('__reactProps'));
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30) ?? '';
    return `${target.localName} “${name}”${isTaken ? '' : ' (not taken over)'}`;
  };
  const told = [
    'pointerdown',
    'pointerup',
    'pointercancel',
    'mousedown',
    'mouseup',
    'click',
    'keydown',
    'focusin',
    'cancel',
    'close',
  ] as const;
  for (const type of told) {
    addEventListener(
      type,
      (event) => {
        const place = event instanceof MouseEvent ? ` at ${event.clientX}, ${event.clientY}` : '';
        const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
        write(`${type}${key}${place} on ${named(event.target)}`);
      },
      { capture: true },
    );
  }
  addEventListener('error', ({ message }) => write(`fault: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => write(`fault: ${String(reason)}`));
}

/** The body of a script that lays the trail, for a page that has no helper of the compiler. */
export const trailScript = `const __name = (named) => named; (${layTrail})(${kept}); return null;`;

/** The body of a script that returns the trail. */
export const trailOf = 'return globalThis.trail ?? [];';
