import { useEffect, useId, useRef } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';

interface SkillBarsProps {
  skills: readonly { name: string; level: number }[];
  words: Dictionary['about'];
}

/** Skills as bars true to their value. They are drawn in full; the first time they are seen they grow to it. */
export function SkillBars({ skills, words }: SkillBarsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => (list.current ? growOnceSeen(list.current) : undefined), []);
  return (
    <ul ref={list} className="skill-bars">
      {skills.map(({ name, level }, index) => (
        <li key={name}>
          <span id={`${id}-${index}`} className="skill-name">
            {name}
          </span>
          <span className="meta" aria-hidden>
            {level} %
          </span>
          <div
            role="meter"
            aria-labelledby={`${id}-${index}`}
            aria-valuenow={level}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={format(words.skillValue, { level })}
            className="skill-bar"
          >
            <svg width="100%" height="8" aria-hidden>
              <rect className="skill-track" width="100%" height="8" />
              <rect className="skill-level" width={`${level}%`} height="8" />
            </svg>
          </div>
        </li>
      ))}
    </ul>
  );
}

function growOnceSeen(list: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    list.querySelectorAll('.skill-level').forEach((bar, index) => {
      const grow = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
      bar.animate(grow, {
        duration: 300,
        delay: 150 + index * 60,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        fill: 'backwards',
      });
    });
  });
  observer.observe(list);
  return () => observer.disconnect();
}
