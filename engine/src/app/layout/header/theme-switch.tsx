import IconMoon from '~icons/lucide/moon-star';
import IconSun from '~icons/lucide/sun';
import { cx } from '#src/lib/cx.ts';
import { chooseTheme, useTheme } from '#src/ui/hooks/use-theme.ts';
import styles from './theme-switch.module.css';

export function ThemeSwitch({ label }: { label: string }) {
  const { dark } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={label}
      className={cx(styles.switch, 'script-only items-centre')}
      onClick={({ currentTarget }) => chooseTheme(dark ? 'light' : 'dark', currentTarget)}
    >
      <span className={styles.track} aria-hidden>
        <span className={cx(styles.thumb, 'centred size-meta')}>
          <IconSun className={styles.sun} />
          <IconMoon className={styles.moon} />
        </span>
      </span>
    </button>
  );
}
