import { firstSign, signs } from '#src/lib/browser/first-sign.ts';
import { isPlainClick } from '#src/lib/browser/plain-click.ts';

export type Opening = 'sight' | 'touch';

const watched = new WeakMap<Element, (event: Event) => void>();

function onSign(event: Event): void {
  for (let at = event.target instanceof Element ? event.target : null; at; at = at.parentElement) {
    watched.get(at)?.(event);
  }
}

/** A click on these is repeated once the part is hydrated. */
const controls = 'button, a[href]:not([target])';

let watching = false;

/** Call before hydration. */
export function watchParts(): void {
  watching = true;
  // Capture at the window, so that a gate is open before React sees the event.
  for (const sign of signs) addEventListener(sign, onSign, { capture: true });
}

/** False while the page is prerendered. */
export const holdsParts = (): boolean => watching;

/** Keeps one part of the prerendered page from being hydrated before it is wanted, and before its code has loaded. */
export class HydrationGate {
  #settle = (): void => undefined;
  /** For `use`, which reads `status`: an open gate lets React through at once. */
  readonly opened = Object.assign(new Promise<void>((resolve) => (this.#settle = resolve)), {
    status: 'pending' as 'pending' | 'fulfilled',
    value: undefined,
  });
  #want: ((atOnce: boolean) => void) | undefined;
  readonly #presses: HTMLElement[] = [];

  /** `isHeld`: the part is prerendered HTML. Parts that React renders itself are never held. */
  constructor(isHeld: boolean) {
    if (!isHeld) this.#open();
  }

  get isOpen(): boolean {
    return this.opened.status === 'fulfilled';
  }

  repeatPresses(): void {
    this.#presses.splice(0).forEach((button) => button.isConnected && button.click());
  }

  /** Opens, before the next paint where the code has loaded, because the part has new props. */
  redraw(): void {
    this.#want?.(true);
  }

  /**
   * Opens once `element` is wanted and `fetchCode` has resolved. `onOpen` learns whether that must show before the
   * next paint; `onFail` is called when the code fails to load. Returns a function that stops waiting.
   */
  watch(
    element: Element,
    opening: Opening,
    fetchCode: (() => Promise<unknown>) | undefined,
    ahead: boolean,
    onOpen: (atOnce: boolean) => void,
    onFail: () => void,
  ): (() => void) | undefined {
    if (this.isOpen) return undefined;
    // React renders a page again that was changed before hydration (by an extension, say): no HTML is left to keep.
    const isEmpty = !element.firstChild;
    const fetchAhead = () =>
      firstSign()
        .then(fetchCode)
        .catch(() => undefined);
    const onSight = () => (opening === 'sight' ? want() : void fetchAhead());
    const observer = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && onSight());
    const stop = () => {
      observer.disconnect();
      watched.delete(element);
    };
    const open = (atOnce: boolean) => {
      stop();
      this.#open();
      onOpen(atOnce || isEmpty);
    };
    // If its code cannot be loaded, the HTML stays; the next event tries again. Links work without it.
    const fail = (atOnce: boolean) => {
      const presses = this.#presses.splice(0);
      for (const press of presses) if (press instanceof HTMLAnchorElement) location.assign(press.href);
      // Merely pointing at a part asks for nothing, so its failure is not reported.
      if (atOnce || opening === 'sight' || presses.length > 0) onFail();
    };
    const want = (atOnce = false) =>
      fetchCode
        ? void fetchCode().then(
            () => open(atOnce),
            () => fail(atOnce),
          )
        : open(atOnce);
    this.#want = want;
    if (isEmpty) want();
    else if (ahead) void fetchAhead();
    watched.set(element, (event) => {
      const isClick = event.type === 'click' && isPlainClick(event as MouseEvent);
      const button = isClick && (event.target as Element).closest<HTMLElement>(controls);
      if (fetchCode && button) {
        // The press is repeated once the part is hydrated; until then it must not submit a form.
        event.preventDefault();
        event.stopPropagation();
        this.#presses.push(button);
      }
      want();
    });
    if (opening === 'sight' || fetchCode) observer.observe(element);
    return stop;
  }

  #open(): void {
    this.opened.status = 'fulfilled';
    this.#settle();
  }
}
