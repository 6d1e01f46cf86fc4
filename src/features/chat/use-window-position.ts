import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { restorePosition, savePosition } from './saved-chat.ts';
import { positionAfterKey, withinReach, type Size, type WindowPosition } from './window-position.ts';

/**
 * Keeps a window where the visitor put it, by dragging or by arrow keys, and always within reach: also when the page,
 * the window itself or the on-screen keyboard changes size. The style sheet reads the four properties it sets.
 */
export function useWindowPosition(window_: RefObject<HTMLElement | null>) {
  const wanted = useRef<WindowPosition>(restorePosition());

  function place(): WindowPosition {
    const element = window_.current;
    if (!element) return wanted.current;
    const shown = withinReach(wanted.current, sizeOf(element), pageSize());
    element.style.setProperty('--chat-right', `${shown.right}px`);
    element.style.setProperty('--chat-bottom', `${shown.bottom}px`);
    const view = visualViewport;
    const covered = view ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
    element.style.setProperty('--chat-covered', `${Math.round(covered)}px`);
    element.style.setProperty('--chat-room', `${Math.round(view?.height ?? innerHeight)}px`);
    return shown;
  }

  function move(position: WindowPosition) {
    wanted.current = position;
    // Beyond the edge the wish is worth nothing: the next move starts from what is seen.
    wanted.current = place();
    savePosition(wanted.current);
  }

  useEffect(() => {
    const element = window_.current;
    if (!element) return;
    const again = () => void place();
    again();
    const observer = new ResizeObserver(again);
    observer.observe(element);
    addEventListener('resize', again);
    visualViewport?.addEventListener('resize', again);
    visualViewport?.addEventListener('scroll', again);
    return () => {
      observer.disconnect();
      removeEventListener('resize', again);
      visualViewport?.removeEventListener('resize', again);
      visualViewport?.removeEventListener('scroll', again);
    };
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as HTMLElement;
      if (event.button !== 0 || target.closest('[data-chat-control]')) return;
      const handle = event.currentTarget;
      const start = place();
      const { clientX, clientY, pointerId } = event;
      handle.setPointerCapture(pointerId);
      const drag = (moved: globalThis.PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        move({ right: start.right - (moved.clientX - clientX), bottom: start.bottom - (moved.clientY - clientY) });
      };
      const end = () => {
        handle.removeEventListener('pointermove', drag);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
      };
      handle.addEventListener('pointermove', drag);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
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

function pageSize(): Size {
  return { width: document.documentElement.clientWidth, height: innerHeight };
}
