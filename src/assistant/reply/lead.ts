import type { Draft, Scene } from './scene.ts';

/** "Yes" or "no" stands only before the answer to a question that asks for it: not after "which" or "when", nor between two things. */
export function withFitLead(scene: Scene, draft: Draft): Draft {
  const { yesLead, noLead } = scene.knowledge.pack.replies;
  // What was taken for granted is denied in the same breath; "which" asks for neither.
  const unfit = isWhich(scene) ? [yesLead, noLead] : isPolar(scene) ? [] : [yesLead];
  return { ...draft, text: withoutLead(draft.text, unfit) };
}

/** A reply that does not begin with "yes". */
export function withoutYes({ knowledge }: Scene, text: string): string {
  return withoutLead(text, [knowledge.pack.replies.yesLead]);
}

/** A text that begins with neither "yes" nor "no". */
export function withoutLeads({ knowledge: { pack } }: Scene, text: string): string {
  return withoutLead(text, [pack.replies.yesLead, pack.replies.noLead]);
}

function withoutLead(text: string, unfit: readonly string[]): string {
  const lead = unfit.map((each) => each.replace(/\P{L}+$/u, '')).find((each) => text.startsWith(each));
  const rest = text.slice(lead?.length);
  if (lead === undefined || !/^[,:.] /.test(rest)) return text;
  return rest.slice(2).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isWhich({ reading, knowledge: { words } }: Scene): boolean {
  return reading.tokens.slice(0, 3).some(({ text }) => words.oneOf(text));
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
