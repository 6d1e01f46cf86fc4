import IconMoon from '~icons/lucide/moon-star';
import IconSun from '~icons/lucide/sun';
import { chooseTheme, useTheme } from '../theme.ts';

/** Light or dark; what the device says until the visitor has chosen. */
export function ThemeSwitch({ label }: { label: string }) {
  const { dark } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={label}
      className="theme-switch"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <span className="theme-switch-track" aria-hidden>
        <span className="theme-switch-thumb">
          <IconSun className="theme-sun" />
          <IconMoon className="theme-moon" />
        </span>
      </span>
    </button>
  );
}
