import { useRef, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { plain, type Text } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import { T } from '#src/ui/layout/t.tsx';
import { playingTime } from '../player/player.ts';
import styles from './exposure.module.css';
import { keepExposure } from './keep-exposure.ts';

/** The site's mark as a plate under exposure: its star trails grow with the scroll position, by styles alone. */
export function ExposureMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" className={styles.mark} aria-hidden>
      <circle cx="16" cy="16" r="13" />
      {[13, 10, 7].map((radius, index) => (
        <circle
          key={radius}
          cx="16"
          cy="16"
          r={radius}
          pathLength="1"
          transform={`rotate(${index * 130 - 90} 16 16)`}
          className={styles.trail}
        />
      ))}
    </svg>
  );
}

/** At the end of a chapter: for how long it was open, and how far the sky has turned meanwhile. Announced once. */
export function ExposureLine({ title, words }: { title: Text; words: Dictionary['novel'] }) {
  const end = useRef<HTMLDivElement>(null);
  const [opened] = useState(() => Date.now());
  const [line, setLine] = useState('');
  const secondsOpen = () => Math.round((Date.now() - opened) / 1000);
  const lineAt = (seconds: number) =>
    format(words.reading.exposure, { time: playingTime(seconds), angle: skyAngle(seconds) });
  useInView(end, { once: true, onChange: (isSeen) => isSeen && setLine(lineAt(secondsOpen())) });

  function keep() {
    const seconds = secondsOpen();
    if (end.current) keepExposure({ title: plain(title), line: lineAt(seconds), seconds }, end.current);
  }

  return (
    <div ref={end} className={styles.end}>
      <p role="status" className="meta">
        {line && (
          <>
            <T>{title}</T>
            {` · ${line}`}
          </>
        )}
      </p>
      <Button size="dense" onClick={keep}>
        {words.reading.keep}
      </Button>
    </div>
  );
}

/** The sky turns 15° an hour: 292 seconds → `1° 13′`, with a no-break space. */
function skyAngle(seconds: number): string {
  const minutes = Math.floor(seconds / 4);
  return `${Math.floor(minutes / 60)}°\u00a0${String(minutes % 60).padStart(2, '0')}′`;
}
