import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { moonShape } from './moon-shape.ts';
import { placeObjects, type PlacedObject } from './place-objects.ts';
import type { SkyObject } from './shown-objects.ts';
import styles from './sky-names.module.css';
import { useSkyRoom, useStarLabel, type SkyCovers } from './use-sky-room.ts';

interface SkyNamesProps {
  objects: readonly SkyObject[];
  starName: string;
  covers: () => SkyCovers;
  moon: { phase: number };
  southern: boolean;
  words: Dictionary['sky'];
}

const placeOf = ({ left, top, nameLeft, nameTop }: PlacedObject) =>
  ({ left, top, '--x': `${nameLeft}px`, '--y': `${nameTop}px` }) as CSSProperties;

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moon, planets and the names of visible stars: by pointer, or as one tab stop with arrow keys. */
export function SkyNames({ objects, starName, covers, moon, southern, words }: SkyNamesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const scale = useRef<HTMLSpanElement>(null);
  const room = useSkyRoom(scale, covers);
  const { placed, star } = room ? placeObjects(objects, starName, room) : { placed: [], star: null };
  const index = Math.max(
    0,
    placed.findIndex((each) => each.id === chosen),
  );
  const active = placed[index];
  useStarLabel(covers, star && `${star.nameLeft}px calc(${star.nameTop}px - 50%)`);

  function move(event: KeyboardEvent) {
    const last = placed.length - 1;
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : index + step;
    if (next === null) return;
    event.preventDefault();
    setChosen(placed[(next + placed.length) % placed.length]?.id ?? null);
  }

  return (
    <>
      <span ref={scale} className={styles.scale} aria-hidden />
      {active && (
        <ul
          role="listbox"
          tabIndex={0}
          aria-label={words.names}
          aria-activedescendant={`${id}${active.id}`}
          className={styles.names}
          onKeyDown={move}
        >
          {placed.map((each) => (
            // Keys are handled by the list; the click serves touch screens.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={each.id}
              id={`${id}${each.id}`}
              role="option"
              aria-selected={each.id === active.id}
              aria-label={format(words.height, { name: each.name, degrees: Math.round(each.altitude) })}
              className={cx(styles.object, 'centred')}
              data-star={each.bodies.length === 0 || undefined}
              data-line={each.hasLine || undefined}
              style={placeOf(each)}
              onClick={() => setChosen(each.id)}
            >
              {each.bodies.map(({ body, left, top }) => (
                <span
                  key={body}
                  className={cx(styles.body, 'centred')}
                  data-body={body}
                  style={{ translate: `${left}px ${top}px` }}
                  aria-hidden
                >
                  {body === 'Moon' && (
                    <svg viewBox="-1.1 -1.1 2.2 2.2">
                      <circle r="1" className={styles.dark} />
                      <path d={moonShape(moon.phase, southern)} className={styles.lit} />
                    </svg>
                  )}
                </span>
              ))}
              <span className={styles.name} data-hidden={each.isNamed ? undefined : ''} aria-hidden>
                {each.text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
