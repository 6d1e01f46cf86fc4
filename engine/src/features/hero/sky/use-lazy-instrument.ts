import { useCallback, useState, type ComponentType, type RefCallback } from 'react';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { firstSign } from '#src/lib/browser/first-sign.ts';
import type { InstrumentProps } from './instrument/instrument.tsx';

/** Loads the instrument once the visitor uses the page; null until then. */
export function useLazyInstrument(): {
  Instrument: ComponentType<InstrumentProps> | null;
  attach: RefCallback<HTMLElement>;
} {
  const [Instrument, setInstrument] = useState<ComponentType<InstrumentProps> | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    void firstSign().then(() => {
      fetchExtra(
        () => import('./instrument/instrument.tsx'),
        (module) => setInstrument(() => module.Instrument),
      );
    });
  }, []);
  return { Instrument, attach };
}
