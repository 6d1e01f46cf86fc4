import { useEffect, useState } from 'react';

const millisecondsPerCharacter = 20;

/**
 * A text typed out character by character with a blinking cursor. Assistive technology reads the whole text at once;
 * that text also gives the box its final size, so that typing moves nothing. Mount it anew to start again.
 */
export function TypedText({ text }: { text: string }) {
  // Only ever mounted in a browser, by opening its window.
  const [typed, setTyped] = useState(() => (prefersStillness() ? text.length : 0));
  const characters = Array.from(text);
  const isDone = typed >= characters.length;

  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(() => setTyped((count) => count + 1), millisecondsPerCharacter);
    return () => clearInterval(timer);
  }, [isDone]);

  return (
    <div className="typed-box">
      <p className="typed-whole">{text}</p>
      <p aria-hidden className="typed-shown" data-done={isDone}>
        <span data-typed="">{characters.slice(0, typed).join('')}</span>
        <span className="typed-cursor" />
      </p>
    </div>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
