import { useRef, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { plain, type Text } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import { T } from '#src/ui/layout/t.tsx';
import { playingTime } from '../player/player.ts';
import styles from './exposure.module.css';

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

const [width, height] = [1200, 630];

interface Exposure {
  title: string;
  line: string;
  seconds: number;
}

/** Draws a reading as star trails, in the colours of `sheet`, and downloads it at the size of a link preview. */
function keepExposure({ title, line, seconds }: Exposure, sheet: Element): void {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { color, backgroundColor } = getComputedStyle(sheet);
  const font = (name: string) => getComputedStyle(sheet).getPropertyValue(`--font-${name}`);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = pen.fillStyle = color;
  pen.lineCap = 'round';
  // The sky turns 15° an hour. Magnified twenty times, a few minutes show.
  const turned = Math.min(Math.PI * 2, (seconds / 86_400) * Math.PI * 2 * 20);
  for (let radius = 12; radius < 760; radius += 2 + Math.random() * 7) {
    const from = Math.random() * Math.PI * 2;
    pen.globalAlpha = 0.15 + Math.random() ** 3 * 0.6;
    pen.lineWidth = 1 + Math.random() * 1.5;
    pen.beginPath();
    pen.arc(width * 0.68, height * 0.36, radius, from, from + turned);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.font = `64px ${font('serif')}`;
  pen.fillText(title, 64, height - 112, width - 128);
  pen.font = `24px ${font('mono')}`;
  pen.fillText(line, 64, height - 60, width - 128);
  canvas.toBlob((picture) => {
    if (!picture) return;
    const href = URL.createObjectURL(picture);
    Object.assign(document.createElement('a'), { href, download: `${title}.png` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
}
