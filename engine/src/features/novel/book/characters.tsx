import type { CharacterView } from '../novel.loader.ts';
import styles from './characters.module.css';

export function Characters({ title, characters }: { title: string; characters: readonly CharacterView[] }) {
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <dl className={styles.cast}>
        {characters.map((character) => (
          <div key={character.id}>
            <dt>
              <span className={styles.name}>{character.name}</span>
              <span lang={character.langs?.role} className="label">
                {character.role}
              </span>
            </dt>
            <dd lang={character.langs?.description}>{character.description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
