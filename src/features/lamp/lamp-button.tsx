import IconLamp from '~icons/lucide/flashlight';
import { format } from '#src/i18n/format.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { lampKey, switchLamp, useLamp } from './use-lamp.ts';
import styles from './lamp-button.module.css';

interface LampButtonProps {
  words: { lamp: string; lampHint: string; lampHintKey: string };
}

/** The red lamp of those who watch the sky: the whole site in red on black, which leaves the eyes their night sight. */
export function LampButton({ words }: LampButtonProps) {
  const { lit, key } = useLamp();
  return (
    <Tooltip text={key ? format(words.lampHintKey, { key: lampKey }) : words.lampHint} className="script-only">
      {(describedBy) => (
        <IconButton
          label={words.lamp}
          aria-pressed={lit}
          aria-keyshortcuts={key ? lampKey : undefined}
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
