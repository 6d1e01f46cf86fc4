import IconSearch from '~icons/lucide/search';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { ButtonLook } from '#src/ui/controls/button.tsx';
import { openSearch } from './search-state.ts';
import styles from './search.module.css';

/** A button with words that opens the search. `onPhones`: only where the header has no room for its own. */
export function SearchButton({ label, onPhones, variant }: ButtonLook & { label: string; onPhones?: boolean }) {
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      className={cx(onPhones && styles.phone, 'script-only')}
      onClick={({ currentTarget }) => {
        currentTarget.focus();
        openSearch();
      }}
    >
      <IconSearch aria-hidden />
      {label}
    </Button>
  );
}
