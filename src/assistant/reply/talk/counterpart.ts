import { likeliest } from '#src/assistant/understand/knowledge.ts';
import { fold } from '#src/assistant/understand/words/text.ts';
import { handlers } from '../handlers.ts';
import { say, type Draft, type Scene } from '../scene.ts';

/** Of a company, a school or a town that is not here: what is here of that kind. */
export function withCounterpart(scene: Scene, draft: Draft): Draft {
  const { knowledge, reading } = scene;
  const strangers = reading.strangers.flatMap((each) => fold(each).split(' '));
  const seen = reading.tokens.map(({ seen: each, text }) => (strangers.includes(text) ? '<pl>' : each));
  const { target: best } = likeliest(seen, knowledge);
  const handler = /^owner\.(experience|education|location|remote|years)$/.test(best) ? handlers[best] : undefined;
  const [name] = reading.strangers;
  const about = name && handler?.({ ...scene, reading: { ...reading, topics: [], strangers: [] }, target: best });
  return about ? { ...about, text: `${say(scene, 'strangerOnly', { name })} ${about.text}` } : draft;
}
