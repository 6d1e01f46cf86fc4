import IconLamp from '~icons/lucide/flashlight';
import { format } from '#src/i18n/format.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useMediaQuery } from '#src/ui/hooks/use-media-query.ts';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { lampKey, switchLamp, useLamp } from './use-lamp.ts';
import styles from './lamp-button.module.css';

interface LampButtonProps {
  words: { lamp: string; lampHint: string; lampHintKey: string };
}

/** Switch for the red-light mode, which protects night vision: the whole site in red on black. */
export function LampButton({ words }: LampButtonProps) {
  const lamp = useLamp();
  // Touch devices rarely have a keyboard.
  const isTouch = useMediaQuery('(pointer: coarse)', false);
  const key = lamp.key && !isTouch;
  return (
    <Tooltip text={key ? format(words.lampHintKey, { key: lampKey }) : words.lampHint} className="script-only">
      {(describedBy) => (
        <IconButton
          label={words.lamp}
          aria-pressed={lamp.lit}
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
