// Records pointer and keyboard events in the page, for the message of a timed-out wait.

const kept = 30;

/** Starts recording in the page; runs in the page. */
export function layTrail(length: number): void {
  const page = globalThis as { trail?: string[] };
  if (page.trail) return;
  const trail: string[] = (page.trail = []);
  const write = (line: string) => {
    const root = document.documentElement;
    const whole = root.dataset.hydrated === 'true' ? '' : ', the page is not hydrated';
    trail.push(`${Math.round(performance.now())} ms ${line}; scroll ${Math.round(scrollY)}${whole}`);
    trail.splice(0, trail.length - length);
  };
  const named = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return target === window ? 'window' : 'document';
    // React marks the elements that it has hydrated.
    const isTaken = Object.keys(target).some((key) => key.startsWith('__reactProps'));
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30) ?? '';
    return `${target.localName} “${name}”${isTaken ? '' : ' (not hydrated)'}`;
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

/** A script body that starts recording, for pages without the compiler's `__name` helper. */
export const trailScript = `const __name = (named) => named; (${layTrail})(${kept}); return null;`;

export const trailOf = 'return globalThis.trail ?? [];';
