import { cx } from '#src/lib/cx.ts';
import { T } from '#src/ui/layout/t.tsx';
import type { CharacterView } from '../novel.loader.ts';
import styles from './characters.module.css';

export function Characters({ title, characters }: { title: string; characters: readonly CharacterView[] }) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <dl className={cx(styles.cast, 'grid columns')}>
        {characters.map((character) => (
          <div key={character.id} className="relative">
            <dt>
              <Constellation of={character.name} />
              <span className={styles.name}>{character.name}</span>
              <T className="label">{character.role}</T>
            </dt>
            <T as="dd">{character.description}</T>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A star for each letter of a first name, at a place of its own. */
function Constellation({ of }: { of: string }) {
  const letters = Array.from(of.split(' ')[0] ?? '').slice(0, 8);
  const places = letters.map((letter, index) => {
    const code = letter.codePointAt(0) ?? 0;
    return `${8 + (index * 76) / letters.length + ((code * 5) % 13)} ${6 + ((code * 17 + index * 7) % 37)}`;
  });
  return (
    <svg className={cx(styles.mark, 'absolute')} viewBox="0 0 96 48" aria-hidden>
      <path d={`M${places.join('L')}`} strokeOpacity="0.4" />
      <path d={places.map((place) => `M${place}h0`).join('')} strokeWidth="4" />
      <path d={`M${places[0]}h0`} strokeWidth="8" />
    </svg>
  );
}
