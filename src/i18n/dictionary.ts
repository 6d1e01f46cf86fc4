import { en } from './en.ts';
import { es } from './es.ts';
import type { Localized } from './languages.ts';

/** Every text of the interface. Built into each page's data, so a browser only receives its own language. */
export type Dictionary = typeof es;

export const dictionaries: Localized<Dictionary> = { es, en };
