import searchWords from 'virtual:data/features/search/search-words';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import IconSearch from '~icons/lucide/search';
import type { Language } from '#src/i18n/languages.ts';
import { onceEach } from '#src/lib/browser/once-each.ts';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { useInBrowser } from '#src/ui/hooks/use-in-browser.ts';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { isMac, openSearch } from './search-state.ts';
import styles from './search.module.css';

const loadSearch = onceEach(async (language: Language) => {
  const [{ SearchDialog }, words] = await Promise.all([import('./search-dialog.tsx'), searchWords[language]()]);
  return { SearchDialog, words };
});

interface SearchProps {
  words: { open: string; failed: string };
  language: Language;
  /** What to search for; `null` while it is closed. */
  asked: string | null;
}

/** The search of the whole site: its button in the page header, its shortcut, and its dialog, loaded when it opens. */
export function Search({ words, language, asked }: SearchProps) {
  const open = asked !== null;
  const load = useCallback(() => loadSearch(language), [language]);
  const { value: search, failed } = useLoaded(load, open, () => openSearch(null));
  const onMac = useInBrowser(isMac, false);
  const prepare = () => void loadSearch(language).catch(() => undefined);
  return (
    <>
      <Tooltip text={onMac ? '⌘ K' : 'Ctrl K'} className={cx(styles.anchor, 'script-only')}>
        {(describedBy) => (
          <IconButton
            label={words.open}
            aria-describedby={describedBy}
            aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
            aria-haspopup="dialog"
            aria-busy={(open && !search) || undefined}
            onClick={({ currentTarget }) => {
              // Safari does not focus clicked buttons; focus returns to whatever has it now.
              currentTarget.focus();
              openSearch();
            }}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            <IconSearch aria-hidden />
          </IconButton>
        )}
      </Tooltip>
      {failed && (
        <p role="alert" className="failed-below absolute">
          {words.failed}
        </p>
      )}
      {search &&
        createPortal(
          <search.SearchDialog
            words={search.words}
            language={language}
            asked={asked}
            onClose={() => openSearch(null)}
          />,
          document.body,
        )}
    </>
  );
}
