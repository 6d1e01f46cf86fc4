import { useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { typingSteps, type TypingWords } from './typing-steps.ts';

interface TypingLineProps {
  words: TypingWords;
  /** True while the visitor has stopped what moves. */
  paused: boolean;
}

/**
 * A line that asks, then types at work, over and over while at least half of it is seen. A screen reader hears the
 * question alone; under reduced motion it is all there is.
 */
export function TypingLine({ words, paused }: TypingLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const place = useRef(0);
  const [seen, setSeen] = useState(false);
  const [index, setIndex] = useState(0);
  const still = useReducedMotion();
  const steps = useMemo(() => typingSteps(words), [words]);
  const step = steps[still ? 0 : index] ?? steps[0];
  const runs = seen && !paused && !still;

  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isSeen = (entry?.intersectionRatio ?? 0) >= 0.5;
        setSeen(isSeen);
        // Whoever comes back finds the question again.
        if (isSeen) return;
        place.current = 0;
        setIndex(0);
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!runs) return;
    let timer: ReturnType<typeof setTimeout>;
    // Each step books the next by itself, so that the rhythm does not depend on when the page is drawn.
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

  return (
    <p ref={line} className="typing" role="img" aria-label={words.question} data-phase={step?.phase}>
      <span className="typing-prompt">›</span>
      <span className="typing-text">{step?.text}</span>
      <span className="typing-caret" />
    </p>
  );
}
