import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { restorePosition, savePosition } from '../conversation/saved-chat.ts';
import { followPointer } from './follow-pointer.ts';
import { defaultPosition, positionAfterKey, withinReach, type Size, type WindowPosition } from './window-position.ts';

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
    savePosition(wanted.current);
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

function isCovered(target: EventTarget | null, chatWindow: Element): boolean {
  if (!(target instanceof Element) || chatWindow.contains(target) || target.closest('dialog')) return false;
  const [own, over] = [target.getBoundingClientRect(), chatWindow.getBoundingClientRect()];
  const [top, bottom] = [Math.max(own.top, 0), Math.min(own.bottom, innerHeight)];
  return own.left >= over.left && own.right <= over.right && top >= over.top && bottom <= over.bottom;
}

function pageSize(): Size {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}
