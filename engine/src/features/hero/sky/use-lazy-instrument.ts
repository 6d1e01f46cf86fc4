import { useCallback, useState, type ComponentType, type RefCallback } from 'react';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import type { InstrumentProps } from './instrument/instrument.tsx';

/** Loads the instrument once the element is mounted and the browser is idle; null until then. */
export function useLazyInstrument(): {
  Instrument: ComponentType<InstrumentProps> | null;
  attach: RefCallback<HTMLElement>;
} {
  const [Instrument, setInstrument] = useState<ComponentType<InstrumentProps> | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    whenIdle(() => {
      fetchExtra(
        () => import('./instrument/instrument.tsx'),
        (module) => setInstrument(() => module.Instrument),
      );
    });
  }, []);
  return { Instrument, attach };
}
