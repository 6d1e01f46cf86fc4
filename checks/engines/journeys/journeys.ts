import { catalogueJourneys } from './catalogue.ts';
import type { Journey } from './journey.ts';
import { novelJourneys } from './novel.ts';
import { pageJourneys } from './pages.ts';
import { talkJourneys } from './talk.ts';

export const journeys: Journey[] = [...pageJourneys, ...catalogueJourneys, ...novelJourneys, ...talkJourneys];
