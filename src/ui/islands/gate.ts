/** Signs that a visitor is about to use something. What the press itself does, React hears after the gate is open. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** What opens a gate: its part coming into view, or a sign of use alone. */
export type Opening = 'sight' | 'touch';

/** True while the first page of a visit is taken over. What is drawn later is never held. */
let holding = false;
const watched = new WeakMap<Element, (event: Event) => void>();

function onSign(event: Event): void {
  for (let at = event.target instanceof Element ? event.target : null; at; at = at.parentElement) {
    watched.get(at)?.(event);
  }
}

/** To call before React takes the prerendered page over: from now on parts stay the HTML they are until they are wanted. */
export function holdParts(): void {
  holding = true;
  // At the window, so that a gate is open by the time React looks at the event.
  for (const sign of signs) addEventListener(sign, onSign, { capture: true });
}

/** To call when the page has been taken over but for the parts that are held. */
export function holdNoMore(): void {
  holding = false;
}

/** Keeps one part of the prerendered page from being taken over before it is wanted, and before its code is there. */
export class Gate<Drawing> {
  #isOpen = !holding;
  #kept: Drawing | undefined;
  #open: (() => void) | undefined;
  readonly #presses: HTMLElement[] = [];

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /**
   * What to draw. New props reach only what has been taken over: so whoever is drawn again opens, and React takes it
   * over first; where the code must be fetched for that, the earlier drawing stays until it is there.
   */
  draw(drawing: Drawing, hasCode: boolean): Drawing {
    if (!this.#isOpen && this.#open) {
      if (!hasCode) {
        this.#open();
        return this.#kept ?? drawing;
      }
      this.#isOpen = true;
    }
    this.#kept = drawing;
    return drawing;
  }

  /**
   * Opens once `element` is wanted and `fetchCode` has done its work, perhaps ahead, and says so, and whether nothing was
   * in it until then; or says that the code cannot be had. Returns how to stop waiting.
   */
  watch(
    element: Element,
    opening: Opening,
    fetchCode: (() => Promise<unknown>) | undefined,
    ahead: boolean,
    onOpen: (isEmpty: boolean) => void,
    onFail: () => void,
  ): (() => void) | undefined {
    if (this.#isOpen) return undefined;
    // A page that somebody changed before script came is drawn anew by React: then no HTML is here to be kept.
    const isEmpty = !element.firstChild;
    const observer = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && want());
    const stop = () => {
      observer.disconnect();
      watched.delete(element);
    };
    const open = () => {
      stop();
      this.#isOpen = true;
      onOpen(isEmpty);
      this.#presses.splice(0).forEach((button) => button.isConnected && button.click());
    };
    // Code that cannot be had leaves the HTML as it is, and nobody to press for; the next sign tries again.
    const fail = () => {
      this.#presses.length = 0;
      onFail();
    };
    const want = () => (fetchCode ? void fetchCode().then(open, fail) : open());
    this.#open = want;
    if (isEmpty) want();
    else if (ahead) fetchCode?.().catch(() => undefined);
    watched.set(element, (event) => {
      const button = event.type === 'click' && (event.target as Element).closest<HTMLElement>('button');
      if (fetchCode && button) {
        // Nobody is there yet to answer it: it is pressed again, and until then sends no form.
        event.preventDefault();
        event.stopPropagation();
        this.#presses.push(button);
      }
      want();
    });
    if (opening === 'sight') observer.observe(element);
    return stop;
  }
}
