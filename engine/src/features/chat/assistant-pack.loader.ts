import { engineData } from '#src/assistant/engine-data.loader.ts';
import type { DataSource } from '#src/content/data-source.ts';

export const needsTraining = true;

/** For browsers, on sites without a server: a small model, and the facts without long texts. */
export const loader = (source: DataSource) => engineData(source, 'light');
