import type { Draft, Scene } from './scene.ts';

/** "Yes" stands only before the answer to a question that asks for it: not after "which" or "when", nor between two things. */
export function withFitLead(scene: Scene, draft: Draft): Draft {
  const { pack } = scene.knowledge;
  const yes = pack.replies.yesLead.replace(/\P{L}+$/u, '');
  if (!draft.text.startsWith(yes) || isPolar(scene)) return draft;
  const rest = draft.text.slice(yes.length);
  if (!/^[,:.] /.test(rest)) return draft;
  return { ...draft, text: rest.slice(2).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) };
}

/** True unless the question opens with a word that asks for something else, offers two things, or is about the visitor. */
export function isPolar({ reading, constraints, knowledge: { words } }: Scene): boolean {
  const texts = reading.tokens.map(({ text, mention }) => (mention ? '' : text));
  const at = Math.max(
    0,
    texts.findIndex((text) => !words.follow(text)),
  );
  const [first = '', second = ''] = texts.slice(at);
  if (words.follow(`${first} ${second}`)) return true;
  if (words.asks(first) || (words.leads(first) && words.asks(second))) return false;
  const or = texts.findLastIndex((text) => words.or(text));
  if (constraints.either && or > 0 && texts.length - or > 2) return false;
  return !texts.some((text, place) => words.visitor(text) || words.visitor(`${text} ${texts[place + 1] ?? ''}`));
}
