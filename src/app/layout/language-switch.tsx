import { useLocation } from 'wouter';
import { otherLanguage, type Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { mirroredAddress, storeLanguage } from '../navigation.ts';
import styles from './language-switch.module.css';
import type { ShellData } from './shell.loader.ts';

/** Goes to the same page in the other language, without a load: scroll, query and open windows stay. */
export function LanguageSwitch({ words, language }: { words: ShellData['words']; language: Language }) {
  const [, navigate] = useLocation();
  return (
    <IconButton
      className={cx(styles.switch, 'script-only')}
      label={words.switchLanguage}
      // Drawn by the style sheet: the button has one name only.
      data-code={words.otherLanguageCode}
      onClick={() => {
        storeLanguage(otherLanguage(language));
        navigate(mirroredAddress(location), { replace: true });
      }}
    />
  );
}
