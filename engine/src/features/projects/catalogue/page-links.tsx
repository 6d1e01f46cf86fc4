import { Link } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { buttonLook } from '#src/ui/controls/button.tsx';
import styles from './catalogue.module.css';

/** How a list that is too long for one page is divided. Its pages show it without filters. */
export interface Paging {
  total: number;
  page: number;
  /** Entries on a page; a search shows as many more at a time. */
  length: number;
  addresses: readonly string[];
}

export function PageLinks({ paging, words }: { paging: Paging; words: Dictionary['projects'] }) {
  return (
    <nav aria-label={words.pages} className={cx(styles.pages, 'cluster')}>
      {paging.addresses.map((address, at) => {
        const page = at + 1;
        const isCurrent = page === paging.page;
        return (
          <Link
            key={address}
            href={address}
            className={buttonLook({ size: 'small', variant: isCurrent ? 'primary' : 'plain' })}
            aria-label={format(words.page, { page })}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {page}
          </Link>
        );
      })}
    </nav>
  );
}
