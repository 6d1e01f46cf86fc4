import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { typingSteps, type TypingStep, type TypingWords } from './typing-steps.ts';

/** The current step. Advances while half of the line is visible, and restarts when it becomes visible again. */
export function useTypingStep(
  line: RefObject<HTMLElement | null>,
  words: TypingWords,
  paused: boolean,
): TypingStep | undefined {
  const place = useRef(0);
  const [index, setIndex] = useState(0);
  const still = useReducedMotion();
  const steps = useMemo(() => typingSteps(words), [words]);
  const seen = useInView(line, {
    share: 0.5,
    onChange(inView) {
      if (inView) return;
      place.current = 0;
      setIndex(0);
    },
  });
  const runs = seen && !paused && !still;

  useEffect(() => {
    if (!runs) return;
    let timer: ReturnType<typeof setTimeout>;
    // Each step schedules the next, so that timing does not depend on rendering.
    const wait = () => {
      timer = setTimeout(() => {
        place.current = (place.current + 1) % steps.length;
        setIndex(place.current);
        wait();
      }, steps[place.current]?.ms);
    };
    wait();
    return () => clearTimeout(timer);
  }, [runs, steps]);

  return steps[still ? 0 : index] ?? steps[0];
}
