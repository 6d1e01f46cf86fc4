import { catalogueJourneys } from './catalogue.ts';
import type { Journey } from './journey.ts';
import { novelJourneys } from './novel.ts';
import { pageJourneys } from './pages.ts';
import { talkJourneys } from './talk.ts';

/** Every journey, in the order in which they are made. */
export const journeys: Journey[] = [...pageJourneys, ...catalogueJourneys, ...novelJourneys, ...talkJourneys];
