import { useLocation } from 'wouter';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { mirroredAddress, storeLanguage } from '#src/app/navigation/language.ts';
import styles from './language-switch.module.css';
import type { ShellData } from '../shell.loader.ts';

/** Switches to the same page in the other language without a reload: scroll position, query and open overlays stay. */
export function LanguageSwitch({ words, languages }: Pick<ShellData, 'words' | 'languages'>) {
  const [, navigate] = useLocation();
  const other = languages[1];
  if (!other) return null;
  const code = other.code.toUpperCase();
  return (
    <IconButton
      className={cx(styles.switch, 'script-only')}
      // The accessible name includes the visible text, for speech input (WCAG 2.5.3).
      label={`${format(words.switchLanguage, { language: other.label })}, ${code}`}
      data-code={code}
      onClick={() => {
        storeLanguage(other.code);
        navigate(mirroredAddress(location, other.code), { replace: true });
      }}
    />
  );
}
