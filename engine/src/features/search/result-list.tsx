import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { langOf } from '#src/lib/text.ts';
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

export function ResultList({ ref, results, kinds, onKeyDown, onFollow }: ResultListProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {results.map(({ entry, address, title, excerpt }) => (
        <li key={`${entry.kind} ${address}`}>
          <Link href={address} className={cx(styles.result, 'grid')} onKeyDown={onKeyDown} onClick={onFollow}>
            <span className={cx(styles.kind, 'mono')}>{kinds[entry.kind]}</span>{' '}
            <span lang={langOf(entry.title)} className={styles.title}>
              <Marked pieces={title} />
            </span>{' '}
            <span lang={entry.lang} className={cx(styles.excerpt, 'small')}>
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
