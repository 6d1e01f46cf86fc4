import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts';
import { mirroredAddress, storeLanguage } from '#src/app/navigation/language.ts';
import styles from './language-menu.module.css';
import switchStyles from './language-switch.module.css';
import type { ShellData } from '../shell.loader.ts';

/** Language menu for sites with three or more languages. Each entry leads to the same page in that language. */
export function LanguageMenu({ words, languages }: Pick<ShellData, 'words' | 'languages'>) {
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [own] = languages;
  const code = own?.code.toUpperCase();

  useDismiss(open, menu, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });

  function choose(language: ShellData['languages'][number]['code']) {
    setOpen(false);
    button.current?.focus();
    storeLanguage(language);
    navigate(mirroredAddress(location, language), { replace: true });
  }

  return (
    <div ref={menu} className="script-only relative">
      <IconButton
        ref={button}
        className={switchStyles.switch}
        // The accessible name includes the visible text, for speech input (WCAG 2.5.3).
        label={`${words.chooseLanguage}: ${own?.name ?? ''}, ${code ?? ''}`}
        data-code={code}
        aria-expanded={open}
        aria-controls="language-menu"
        onClick={() => setOpen(!open)}
      />
      <ul id="language-menu" hidden={!open} className={cx(styles.list, 'absolute')}>
        {languages.map(({ code: each, name }) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              aria-current={each === own?.code ? 'true' : undefined}
              className={cx(styles.entry, 'hover-line')}
              onClick={() => choose(each)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
