import { format } from '#src/i18n/format.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { lampKey, switchLampKey, useLamp } from './use-lamp.ts';

/** Says which letter switches the lamp, and takes that away from it, for who speaks to the device or types by mistake. */
export function LampKey({ label }: { label: string }) {
  const { key } = useLamp();
  return (
    <Button variant="quiet" aria-pressed={key} onClick={switchLampKey}>
      {format(label, { key: lampKey })}
    </Button>
  );
}
