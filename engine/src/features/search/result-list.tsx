import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import type { Piece, Result } from './find.ts';
import type { SearchKind } from './search-entry.ts';
import styles from './result-list.module.css';

interface ResultListProps {
  ref: Ref<HTMLUListElement>;
  results: readonly Result[];
  kinds: Readonly<Record<SearchKind, string>>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFollow: () => void;
}

/** The results as links: kind, title, and the words around what was found. */
export function ResultList({ ref, results, kinds, onKeyDown, onFollow }: ResultListProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {results.map(({ kind, address, title, titleLang, excerpt, lang }) => (
        <li key={`${kind} ${address}`}>
          <Link href={address} className={cx(styles.result, 'grid')} onKeyDown={onKeyDown} onClick={onFollow}>
            <span className={cx(styles.kind, 'mono')}>{kinds[kind]}</span>{' '}
            <span lang={titleLang} className={styles.title}>
              <Marked pieces={title} />
            </span>{' '}
            <span lang={lang} className={cx(styles.excerpt, 'small')}>
              <Marked pieces={excerpt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
