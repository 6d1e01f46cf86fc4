import { useEffect, useRef, type RefObject } from 'react';
import { ease } from '#src/lib/browser/motion/motion.ts';
import { dragTo, loopTime, progressAt, type SliderPlace } from './slider-motion.ts';

/** Why the list stands still; it moves while there is no reason left. */
type Hold = 'paused' | 'hover' | 'focus' | 'unseen' | 'drag';

/**
 * Moves the slider's track: an endless animation that the browser runs by itself, held on hover, on keyboard focus, off
 * screen and by the pause button, and set to wherever a drag leaves it. Returns what the pause button does.
 */
export function useSlider(
  region: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  still: boolean,
): (paused: boolean) => void {
  const holds = useRef(new Set<Hold>());
  const animation = useRef<Animation>(undefined);

  useEffect(() => {
    const box = region.current;
    const list = track.current;
    if (!box || !list || still) return;
    const held = holds.current;
    const running = list.animate(
      { transform: ['translateX(0)', 'translateX(-50%)'] },
      { duration: loopTime, iterations: Infinity },
    );
    animation.current = running;
    const set = (hold: Hold, on: boolean) => {
      if (on) held.add(hold);
      else held.delete(hold);
      apply(running, held);
    };
    apply(running, held);
    const stop = new AbortController();
    const { signal } = stop;

    box.addEventListener('pointerenter', () => set('hover', true), { signal });
    box.addEventListener('pointerleave', () => set('hover', false), { signal });
    box.addEventListener(
      'focusin',
      ({ target }) => set('focus', target instanceof Element && target.matches(':focus-visible')),
      {
        signal,
      },
    );
    box.addEventListener('focusout', () => set('focus', false), { signal });
    // A busy browser tells of several changes at once: the last is how it is.
    const observer = new IntersectionObserver((changes) => set('unseen', !changes.at(-1)?.isIntersecting));
    observer.observe(box);
    followPointer(list, running, (dragged) => set('drag', dragged), signal);

    return () => {
      stop.abort();
      observer.disconnect();
      running.cancel();
      animation.current = undefined;
      // What the visitor has paused stays so.
      for (const hold of ['hover', 'focus', 'unseen', 'drag'] as const) held.delete(hold);
    };
  }, [region, track, still]);

  return (paused) => {
    const held = holds.current;
    if (paused) held.add('paused');
    // Whoever presses the button wants to see it move, although the pointer and the focus are still on it.
    else for (const hold of ['paused', 'hover', 'focus'] as const) held.delete(hold);
    if (animation.current) apply(animation.current, held);
  };
}

function apply(animation: Animation, holds: ReadonlySet<Hold>): void {
  if (holds.size > 0) animation.pause();
  else if (animation.playState !== 'running') animation.play();
}

/** Lets mouse, pen and finger drag the list; only this moves it by script. */
function followPointer(
  list: HTMLElement,
  animation: Animation,
  onDrag: (dragged: boolean) => void,
  signal: AbortSignal,
): void {
  let grip: { id: number; x: number; progress: number } | undefined;

  const show = ({ progress, overshoot }: SliderPlace) => {
    animation.currentTime = progress * loopTime;
    list.style.translate = `${overshoot}px`;
  };
  const placeOf = (event: PointerEvent) =>
    grip ? dragTo(grip.progress, event.clientX - grip.x, list.scrollWidth / 2) : undefined;

  const grab = (event: PointerEvent) => {
    if (grip || event.button !== 0) return;
    grip = { id: event.pointerId, x: event.clientX, progress: progressAt(Number(animation.currentTime ?? 0)) };
    list.setPointerCapture(event.pointerId);
    onDrag(true);
  };
  const move = (event: PointerEvent) => {
    const place = event.pointerId === grip?.id && placeOf(event);
    if (place) show(place);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== grip?.id) return;
    grip = undefined;
    // What was pulled past an end springs back.
    const pulled = list.style.translate;
    list.style.translate = '';
    if (pulled && pulled !== '0px') list.animate({ translate: [pulled, '0px'] }, { duration: 300, easing: ease });
    onDrag(false);
  };
  list.addEventListener('pointerdown', grab, { signal });
  list.addEventListener('pointermove', move, { signal });
  list.addEventListener('pointerup', release, { signal });
  list.addEventListener('pointercancel', release, { signal });
}
