import { useCallback, useState, type ComponentType, type RefCallback } from 'react';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import type { InstrumentProps } from './instrument/instrument.tsx';

/** Fetches the instrument once the element is there and the browser has nothing better to do; null until then. */
export function useLateInstrument(): {
  Instrument: ComponentType<InstrumentProps> | null;
  attach: RefCallback<HTMLElement>;
} {
  const [Instrument, setInstrument] = useState<ComponentType<InstrumentProps> | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    whenIdle(() => {
      import('./instrument/instrument.tsx').then(
        (module) => setInstrument(() => module.Instrument),
        // The chart is whole without it.
        () => undefined,
      );
    });
  }, []);
  return { Instrument, attach };
}
