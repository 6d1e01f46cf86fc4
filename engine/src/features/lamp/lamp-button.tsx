import IconLamp from '~icons/lucide/flashlight';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { switchLamp, useLamp } from './use-lamp.ts';
import styles from './lamp-button.module.css';

/** Switch for the red-light mode, which protects night vision: the whole site in red on black. */
export function LampButton({ words }: { words: { lamp: string; lampHint: string } }) {
  const isLit = useLamp();
  return (
    <Tooltip text={words.lampHint} className="script-only">
      {(describedBy) => (
        <IconButton
          label={words.lamp}
          aria-pressed={isLit}
          aria-describedby={describedBy}
          className={styles.button}
          onClick={switchLamp}
        >
          <IconLamp aria-hidden />
        </IconButton>
      )}
    </Tooltip>
  );
}
