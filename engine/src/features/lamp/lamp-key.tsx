import { format } from '#src/i18n/format.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './lamp-button.module.css';
import { lampKey, switchLampKey, useLamp } from './use-lamp.ts';

/** Shows the shortcut and lets users turn it off (WCAG 2.1.4: speech input and accidental keys). */
export function LampKey({ label }: { label: string }) {
  const { key } = useLamp();
  return (
    <Button variant="quiet" className={styles.key} aria-pressed={key} onClick={switchLampKey}>
      {format(label, { key: lampKey })}
    </Button>
  );
}
