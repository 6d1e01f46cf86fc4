import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import * as v from 'valibot';
import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';

/** Pixels between the window's right and bottom edges and those of the visible page. */
const positionSchema = v.object({ right: v.number(), bottom: v.number() });

type WindowPosition = v.InferOutput<typeof positionSchema>;

interface Size {
  width: number;
  height: number;
}

const storageKey = 'chat-position';
const defaultPosition: WindowPosition = { right: 24, bottom: 24 };
const margin = 8;

/**
 * Keeps the window where the visitor dragged it (or moved it by arrow keys) and within the visible page as page, window or
 * on-screen keyboard resize. It is `docked` until moved, and again once moved past the right edge. Sets the four `--chat-`
 * properties. Calls `onCovering` when the focused element is hidden under the window.
 */
export function useWindowPosition(windowRef: RefObject<HTMLElement | null>, docked: string, onCovering: () => void) {
  const wanted = useRef(restorePosition());

  function place(): WindowPosition | null {
    const element = windowRef.current;
    if (!element) return wanted.current;
    element.classList.toggle(docked, wanted.current === null);
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const shown = withinReach(wanted.current ?? defaultPosition, size, pageSize());
    const view = visualViewport;
    const covered = view ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
    const properties = { right: shown.right, bottom: shown.bottom, covered, room: view?.height ?? innerHeight };
    for (const [name, pixels] of Object.entries(properties))
      element.style.setProperty(`--chat-${name}`, `${Math.round(pixels)}px`);
    return wanted.current && shown;
  }

  function move(position: WindowPosition) {
    wanted.current = position.right < 0 ? null : position;
    // Drop movement past the edge, so that the next move starts from the visible position.
    wanted.current = place();
    writeStorage('session', storageKey, wanted.current && JSON.stringify(wanted.current));
  }

  /** Where the window would be as a floating one, with its upper right corner where it is now. */
  function floating(element: HTMLElement): WindowPosition {
    const { top, right } = element.getBoundingClientRect();
    element.classList.remove(docked);
    return { right: pageSize().width - right, bottom: innerHeight - top - element.offsetHeight };
  }

  const updatePosition = useEffectEvent(() => void place());
  const notifyCovering = useEffectEvent(onCovering);
  useEffect(() => {
    const element = windowRef.current;
    if (!element) return;
    const stop = new AbortController();
    const update = () => updatePosition();
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    addEventListener('resize', update, stop);
    visualViewport?.addEventListener('resize', update, stop);
    visualViewport?.addEventListener('scroll', update, stop);
    document.addEventListener(
      'focusin',
      // Wait until the browser has scrolled it into view.
      ({ target }) => requestAnimationFrame(() => isCovered(target, element) && notifyCovering()),
      stop,
    );
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [windowRef]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const element = windowRef.current;
      if (event.button !== 0 || !element) return;
      let start: WindowPosition | undefined;
      followPointer(event, (x, y) => {
        start ??= floating(element);
        move({ right: start.right - x, bottom: start.bottom - y });
      });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const element = windowRef.current;
      if (!element || !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      move(positionAfterKey(floating(element), event.key, event.shiftKey));
    },
  };
}

/** The saved position; null if the window was never moved. */
export function restorePosition(): WindowPosition | null {
  const stored = readStoredJson('session', storageKey);
  return v.is(positionSchema, stored) ? stored : null;
}

function isCovered(target: EventTarget | null, chatWindow: Element): boolean {
  if (!(target instanceof Element) || chatWindow.contains(target) || target.closest('dialog')) return false;
  const [own, over] = [target.getBoundingClientRect(), chatWindow.getBoundingClientRect()];
  const [top, bottom] = [Math.max(own.top, 0), Math.min(own.bottom, innerHeight)];
  return own.left >= over.left && own.right <= over.right && top >= over.top && bottom <= over.bottom;
}

function pageSize(): Size {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}

/** Nearest position that keeps the window, or at least its top left corner, visible. */
function withinReach(position: WindowPosition, size: Size, page: Size): WindowPosition {
  return {
    right: clamp(position.right, page.width - size.width - margin),
    bottom: clamp(position.bottom, page.height - size.height - margin),
  };
}

/** A window larger than the page keeps its header visible rather than its foot. */
function clamp(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, Math.min(margin, most)), most));
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Position after an arrow key: 16 px, with Shift 64. */
function positionAfterKey(position: WindowPosition, key: string, isLarge: boolean): WindowPosition {
  const step = steps[key] ?? [0, 0];
  const length = isLarge ? 64 : 16;
  return { right: position.right + step[0] * length, bottom: position.bottom + step[1] * length };
}

/** Reports pointer movement, in pixels since the press, until the pointer is released. */
function followPointer(press: PointerEvent<HTMLElement>, onMove: (x: number, y: number) => void): void {
  const { clientX, clientY, pointerId } = press;
  const handle: HTMLElement = press.currentTarget;
  const ended = new AbortController();
  const { signal } = ended;
  handle.setPointerCapture(pointerId);
  handle.addEventListener(
    'pointermove',
    (moved) => {
      if (moved.pointerId === pointerId) onMove(moved.clientX - clientX, moved.clientY - clientY);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    handle.addEventListener(end, () => ended.abort(), { signal });
}
