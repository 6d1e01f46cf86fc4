import searchIndex from 'virtual:data/app/search-index';
import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import IconClose from '~icons/lucide/x';
import { format, plural } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { find, foldIndex, mostResults, type Piece, type Result } from './find.ts';
import listStyles from './result-list.module.css';
import styles from './search-dialog.module.css';
import type { loader } from './search-words.loader.ts';
import type { SearchKind } from './search-entry.ts';

export type SearchWords = ReturnType<typeof loader>;

interface SearchDialogProps {
  words: SearchWords;
  language: Language;
  /** What to search for at first; `null` while closed. */
  asked: string | null;
  onClose: () => void;
}

const longestQuery = 200;

export function SearchDialog({ words, language, asked, onClose }: SearchDialogProps) {
  const open = asked !== null;
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? asked ?? '';
  const load = useCallback(async () => foldIndex((await searchIndex[language]()) ?? []), [language]);
  const { value: index, failed, retry } = useLoaded(load, open);
  const found = useMemo(() => (open && index ? find(index, query) : null), [open, index, query]);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const title = useId();

  function close() {
    // Before a result is followed, since closing gives the focus back.
    flushSync(() => {
      setTyped(null);
      onClose();
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === event.target);
    const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1] ?? field.current }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (at === -1 && event.key === 'Enter') {
      // Otherwise the key would also press the button that gets the focus back.
      event.preventDefault();
      if (found?.count) links[0]?.click();
    }
    // The key itself goes into the field.
    else if (at !== -1 && (isTyped || event.key === 'Backspace')) field.current?.focus();
  }

  return (
    <Dialog open={open} onClose={close} labelledBy={title} firstFocus={field} className={styles.dialog}>
      <search className={cx(styles.search, 'grid')}>
        <h2 id={title} className="sr-only">
          {words.title}
        </h2>
        <div className={cx(styles.head, 'row')}>
          <input
            ref={field}
            type="text"
            role="searchbox"
            aria-label={words.title}
            placeholder={words.placeholder}
            maxLength={longestQuery}
            value={query}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            className={cx(styles.field, 'shrinks serif')}
          />
          <IconButton label={words.close} onClick={close}>
            <IconClose aria-hidden />
          </IconButton>
        </div>
        <p role="status" className={cx(styles.status, 'mono muted')}>
          {failed ? words.failed : found ? countText(words, language, query, found.count) : words.loading}
        </p>
        {failed && (
          <Button size="small" className={styles.retry} onClick={retry}>
            {words.retry}
          </Button>
        )}
        {found && (
          <ResultList ref={list} results={found.results} kinds={words.kinds} onKeyDown={onKeyDown} onFollow={close} />
        )}
        <p className={cx(styles.keys, 'mono muted')} aria-hidden>
          <kbd>↑↓</kbd> {words.keys.choose} <kbd>↵</kbd> {words.keys.open} <kbd>Esc</kbd> {words.keys.close}
        </p>
      </search>
    </Dialog>
  );
}

function countText(words: SearchWords, language: Language, query: string, count: number): string {
  if (query.trim() === '') return '';
  if (count > mostResults) return format(words.first, { count, shown: mostResults });
  return plural(words.count, count, language);
}

interface ResultListProps {
  ref: Ref<HTMLUListElement>;
  results: readonly Result[];
  kinds: Readonly<Record<SearchKind, string>>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFollow: () => void;
}

function ResultList({ ref, results, kinds, onKeyDown, onFollow }: ResultListProps) {
  return (
    <ul ref={ref} className={listStyles.list}>
      {results.map(({ entry, address, title, excerpt }) => (
        <li key={`${entry.kind} ${address}`}>
          <Link href={address} className={cx(listStyles.result, 'grid')} onKeyDown={onKeyDown} onClick={onFollow}>
            <span className={cx(listStyles.kind, 'mono')}>{kinds[entry.kind]}</span>{' '}
            <span lang={langOf(entry.title)} className={listStyles.title}>
              <Marked pieces={title} />
            </span>{' '}
            <span lang={entry.lang} className={cx(listStyles.excerpt, 'small')}>
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
