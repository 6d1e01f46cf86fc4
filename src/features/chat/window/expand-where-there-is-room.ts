import { nextTask } from '#src/lib/browser/when-idle.ts';
import { countPressesUnderScrollbar } from './presses-under-scrollbar.ts';

/** What nobody may lay a button over. */
const controls = 'a, button, input, textarea, select, label, summary, iframe, img, video, canvas, [role="slider"]';
const fields = 'input, textarea, select';
/** Milliseconds without a scroll after which the page is looked at. */
const rest = 200;
/** How far it moves up where it would cover something, in pixels; the first that is free counts. */
const places = [0, 60, 120, 180];
/** The room that it needs when whole, with some around it; and from the window's edge, with what it keeps from there. */
const whole = 60;
const wholeFromEdge = 72;

/**
 * On phones the button is a narrow tab in the page's margin. It grows to its whole size while the visitor rests, is not
 * writing, has not just scrolled on, and nothing to read or press would lie beneath it, and under a mouse. What reaches
 * into the margin it makes way for, upwards.
 */
export function expandWhereThereIsRoom(button: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = scrollY;
  let isReadingOn = false;
  // The mouse may have come before this code.
  let isUnderMouse = button.matches(':hover');
  if (isUnderMouse) button.toggleAttribute('data-expanded', true);

  /** How often something has moved: what was seen before that counts no more. */
  let moves = 0;
  const look = async () => {
    const at = moves;
    const { bottom, left, height } = button.getBoundingClientRect();
    if (height === 0) isUnderMouse = false;
    if (height === 0 || isUnderMouse) return;
    const lowest = bottom + Number.parseFloat(button.style.getPropertyValue('--up') || '0');
    const isWriting = document.activeElement?.matches(fields) ?? false;
    const isFree = freeRoom(button);
    const isWhole = !isReadingOn && !isWriting && (await isFree(innerWidth - wholeFromEdge, lowest - whole, lowest));
    const isTab = !button.hasAttribute('data-expanded');
    const edge = isTab ? left + 2 : innerWidth - 18;
    const tried = isWhole ? [] : [...places];
    while (tried[0] !== undefined && !(await isFree(edge, lowest - tried[0] - height, lowest - tried[0])))
      tried.shift();
    if (at !== moves || isUnderMouse || signal.aborted) return;
    const [up] = tried;
    button.toggleAttribute('data-expanded', isWhole);
    button.style.setProperty('--up', `${up ?? 0}px`);
  };
  const wait = () => {
    moves++;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), rest);
  };
  const scrolled = () => {
    // At the end of the page there is nothing to read on.
    isReadingOn = scrollY > last && scrollY + innerHeight < document.documentElement.scrollHeight - 2;
    last = scrollY;
    button.toggleAttribute('data-expanded', isUnderMouse);
    wait();
  };
  const pointed = ({ type, pointerType }: PointerEvent) => {
    isUnderMouse = type === 'pointerenter' && pointerType === 'mouse';
    if (isUnderMouse) button.toggleAttribute('data-expanded', true);
    else wait();
  };

  countPressesUnderScrollbar(button, signal);
  for (const event of ['pointerenter', 'pointerleave'] as const) button.addEventListener(event, pointed, { signal });
  addEventListener('scroll', scrolled, { passive: true, signal });
  for (const event of ['focusin', 'focusout', 'click', 'resize']) addEventListener(event, wait, { signal });
  const grown = new ResizeObserver(wait);
  grown.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    grown.disconnect();
  });
  wait();
}

/**
 * Tells whether only ground lies between these lines and the window's right edge: points at most 13 px apart say so. What is
 * met at many points, as the page's own boxes are, is looked at once. Each column of points is a task of its own.
 */
function freeRoom(button: HTMLElement): (left: number, top: number, bottom: number) => Promise<boolean> {
  const known = new Map<Element, boolean>();
  const isGround = (part: Element) => {
    const ground = known.get(part) ?? (button.contains(part) || (!part.closest(controls) && !hasText(part)));
    known.set(part, ground);
    return ground;
  };
  return async (left, top, bottom) => {
    for (let x = innerWidth - 2; x >= left; x -= 13) {
      await nextTask();
      for (let y = top; y <= bottom; y += 13) if (!document.elementsFromPoint(x, y).every(isGround)) return false;
    }
    return true;
  };
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
