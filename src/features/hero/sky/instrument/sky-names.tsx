import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { moonShape } from './moon-shape.ts';
import type { SkyObject } from './shown-objects.ts';
import styles from './sky-names.module.css';
import { useClearNames } from './use-clear-names.ts';

interface SkyNamesProps {
  objects: readonly SkyObject[];
  moon: { phase: number };
  southern: boolean;
  words: Dictionary['sky'];
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moon and planets, and the names of what stands above the horizon: by pointer, or as one stop of the Tab key with the arrows. */
export function SkyNames({ objects, moon, southern, words }: SkyNamesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const index = Math.max(
    0,
    objects.findIndex((each) => each.id === chosen),
  );
  const active = objects[index];
  const list = useClearNames(objects);

  function move(event: KeyboardEvent) {
    const last = objects.length - 1;
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : index + step;
    if (next === null) return;
    event.preventDefault();
    setChosen(objects[(next + objects.length) % objects.length]?.id ?? null);
  }

  if (!active) return null;
  return (
    <ul
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={words.names}
      aria-activedescendant={`${id}${active.id}`}
      className={styles.names}
      onKeyDown={move}
    >
      {objects.map((each) => (
        // The keys are the list's; a finger that taps a star chooses it.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={each.id}
          id={`${id}${each.id}`}
          role="option"
          aria-selected={each.id === active.id}
          aria-label={format(words.height, { name: each.name, degrees: Math.round(each.altitude) })}
          className={styles.object}
          data-body={each.body ?? 'star'}
          data-side={each.x > 220 ? 'left' : undefined}
          style={{ '--x': each.x / 1000, '--y': each.y / 1000 } as CSSProperties}
          onClick={() => setChosen(each.id)}
        >
          {each.body === 'Moon' ? (
            <svg viewBox="-1.1 -1.1 2.2 2.2" className={styles.moon} aria-hidden>
              <circle r="1" className={styles.dark} />
              <path d={moonShape(moon.phase, southern)} className={styles.lit} />
            </svg>
          ) : (
            each.body && <span className={styles.dot} aria-hidden />
          )}
          <span
            className={styles.name}
            data-name={each.body ?? undefined}
            data-hidden={each.body ? '' : undefined}
            aria-hidden
          >
            {each.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
