import { createContext } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';

/** Provided by the app; null on a site without hidden stars. */
export const StarWords = createContext<Dictionary['star'] | null>(null);
