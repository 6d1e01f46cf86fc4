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
          <div key={character.id}>
            <dt>
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
