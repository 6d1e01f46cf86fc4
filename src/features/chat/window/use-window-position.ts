import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { restorePosition, savePosition } from '../conversation/saved-chat.ts';
import { followPointer } from './follow-pointer.ts';
import { positionAfterKey, withinReach, type Size, type WindowPosition } from './window-position.ts';

/**
 * Keeps a window where the visitor put it, by dragging or by arrow keys, and always within reach: also when the page,
 * the window itself or the on-screen keyboard changes size. The style sheet reads the four properties it sets. Tells when
 * the keyboard has come to something that lies under the window as a whole.
 */
export function useWindowPosition(window_: RefObject<HTMLElement | null>, onCovering: () => void) {
  const wanted = useRef<WindowPosition>(restorePosition());

  function place(): WindowPosition {
    const element = window_.current;
    if (!element) return wanted.current;
    const shown = withinReach(wanted.current, sizeOf(element), pageSize());
    const view = visualViewport;
    const covered = view ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
    const properties = { right: shown.right, bottom: shown.bottom, covered, room: view?.height ?? innerHeight };
    for (const [name, pixels] of Object.entries(properties))
      element.style.setProperty(`--chat-${name}`, `${Math.round(pixels)}px`);
    return shown;
  }

  function move(position: WindowPosition) {
    wanted.current = position;
    // Beyond the edge the wish is worth nothing: the next move starts from what is seen.
    wanted.current = place();
    savePosition(wanted.current);
  }

  const placeAgain = useEffectEvent(() => void place());
  const tellCovering = useEffectEvent(onCovering);
  useEffect(() => {
    const element = window_.current;
    if (!element) return;
    const stop = new AbortController();
    const again = () => placeAgain();
    again();
    const observer = new ResizeObserver(again);
    observer.observe(element);
    addEventListener('resize', again, stop);
    visualViewport?.addEventListener('resize', again, stop);
    visualViewport?.addEventListener('scroll', again, stop);
    document.addEventListener(
      'focusin',
      // Once the browser has brought it into view.
      ({ target }) => requestAnimationFrame(() => isCovered(target, element) && tellCovering()),
      stop,
    );
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [window_]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const start = place();
      followPointer(event, (x, y) => move({ right: start.right - x, bottom: start.bottom - y }));
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const position = positionAfterKey(place(), event.key, event.shiftKey);
      if (!position) return;
      event.preventDefault();
      move(position);
    },
  };
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

/** True where an element is behind a window and shows nowhere beside it. */
function isCovered(target: EventTarget | null, window_: Element): boolean {
  if (!(target instanceof Element) || window_.contains(target) || target.closest('dialog')) return false;
  const [own, over] = [target.getBoundingClientRect(), window_.getBoundingClientRect()];
  const [top, bottom] = [Math.max(own.top, 0), Math.min(own.bottom, innerHeight)];
  return own.left >= over.left && own.right <= over.right && top >= over.top && bottom <= over.bottom;
}

function pageSize(): Size {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}
