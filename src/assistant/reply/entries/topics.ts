import type { Entity } from '#src/assistant/facts/types.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import type { Scene } from '../scene.ts';

/** Stems that narrow by topic: neither names, nor attributes, nor the words that ask. */
export function topicWords(
  { reading, constraints, knowledge }: Scene,
  labels: readonly string[],
  narrowed: boolean,
  kept: readonly Entity[],
): { root: string; negated: boolean }[] {
  const used = new Set(
    constraints.attributes
      .filter(({ attribute }) => !['piece', 'photo', 'phone', 'payment', 'novel'].includes(attribute))
      .map(({ at }) => at),
  );
  const named = labels.flatMap(plainWords);
  return reading.tokens.flatMap(({ text, mention }, at) => {
    if (mention || used.has(at) || knowledge.words.function(text) || text.length < 2 || named.includes(text)) return [];
    if (knowledge.months.has(text) || knowledge.seasons.has(text) || knowledge.ordinals.has(text) || /^\d+$/.test(text))
      return [];
    const { words } = knowledge;
    if (
      [
        words.newest,
        words.oldest,
        words.most,
        words.least,
        words.count,
        words.all,
        words.not,
        words.other,
        words.among,
        words.earlier,
        words.later,
      ].some((test) => test(text))
    )
      return [];
    const root = stem(text, knowledge.language);
    const rows = [root, ...(knowledge.related.get(root) ?? [])].map((each) => knowledge.index.get(each));
    const among = (entity: Entity) => !narrowed || kept.includes(entity);
    const strongest = Math.max(
      0,
      ...rows.flatMap((row) => [...(row ?? [])].flatMap(([entity, weight]) => (among(entity) ? [weight] : []))),
    );
    // An everyday word that only stands in a description narrows nothing; a tag, a title or a keyword does.
    const everyday =
      (narrowed || (knowledge.model.commonness.get(text) ?? 0) >= 4) &&
      strongest < 2 &&
      (narrowed || !knowledge.related.has(root));
    const negated = constraints.negated[at] ?? false;
    // "The first one published": what it is the first of has a name.
    if ((constraints.newest || constraints.oldest) && strongest < 2) return [];
    return everyday || strongest === 0 || (negated && strongest < 2) ? [] : [{ root, negated }];
  });
}

/** A tag of several words that stands whole in the question. */
export function wholeTag({ reading, knowledge }: Scene, pool: readonly Entity[]): string | undefined {
  const { language } = knowledge;
  const roots = new Set(reading.tokens.map(({ text }) => stem(text, language)));
  const tags = pool.flatMap(({ values }) => values.tags ?? []);
  return tags.find((tag) => {
    const words = plainWords(tag);
    return words.length > 1 && words.every((word) => word.length > 2 && roots.has(stem(word, language)));
  });
}
