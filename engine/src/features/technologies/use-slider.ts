import { useEffect, useRef, type RefObject } from 'react';
import { ease } from '#src/lib/browser/motion/motion.ts';
import { dragTo, loopTime, progressAt, type SliderPlace } from './slider-motion.ts';

/** Reasons to pause the animation; it runs while there are none. */
type Hold = 'paused' | 'hover' | 'focus' | 'unseen' | 'drag';

/**
 * Runs the slider's endless animation, paused on hover, on keyboard focus, off screen and by the pause button. A drag sets its
 * position. Returns the handler of the pause button.
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
    const activeHolds = holds.current;
    const running = list.animate(
      { transform: ['translateX(0)', `translateX(${-50 * turnOf(list)}%)`] },
      { duration: loopTime, iterations: Infinity },
    );
    animation.current = running;
    const set = (hold: Hold, on: boolean) => {
      if (on) activeHolds.add(hold);
      else activeHolds.delete(hold);
      apply(running, activeHolds);
    };
    // The focus may have come before this script.
    if (box.querySelector(':focus-visible')) activeHolds.add('focus');
    apply(running, activeHolds);
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
    // A busy browser batches changes; only the last one is current.
    const observer = new IntersectionObserver((changes) => set('unseen', !changes.at(-1)?.isIntersecting));
    observer.observe(box);
    followPointer(list, running, (dragged) => set('drag', dragged), signal);

    return () => {
      stop.abort();
      observer.disconnect();
      running.cancel();
      animation.current = undefined;
      // Keep the visitor's pause.
      for (const hold of ['hover', 'focus', 'unseen', 'drag'] as const) activeHolds.delete(hold);
    };
  }, [region, track, still]);

  return (paused) => {
    const activeHolds = holds.current;
    if (paused) activeHolds.add('paused');
    // Pressing the button resumes even though pointer and focus are still on it.
    else for (const hold of ['paused', 'hover', 'focus'] as const) activeHolds.delete(hold);
    if (animation.current) apply(animation.current, activeHolds);
  };
}

/** -1 where the list begins at the right and moves to the right. */
function turnOf(list: HTMLElement): 1 | -1 {
  return list.matches(':dir(rtl)') ? -1 : 1;
}

function apply(animation: Animation, holds: ReadonlySet<Hold>): void {
  if (holds.size > 0) animation.pause();
  else if (animation.playState !== 'running') animation.play();
}

/** Makes the list draggable with mouse, pen and touch. Script only moves it during a drag. */
function followPointer(
  list: HTMLElement,
  animation: Animation,
  onDrag: (dragged: boolean) => void,
  signal: AbortSignal,
): void {
  const turn = turnOf(list);
  let grip: { id: number; x: number; progress: number } | undefined;

  const show = ({ progress, overshoot }: SliderPlace) => {
    animation.currentTime = progress * loopTime;
    list.style.translate = `${overshoot * turn}px`;
  };
  const placeOf = (event: PointerEvent) =>
    grip ? dragTo(grip.progress, (event.clientX - grip.x) * turn, list.scrollWidth / 2) : undefined;

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
    // Animate overscroll back.
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
