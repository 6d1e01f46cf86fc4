import { keyOf } from '#src/assistant/understand/named/names.ts';
import { fold, plainWords, squash } from '#src/assistant/understand/words/text.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { isAlike } from '#src/assistant/understand/search/find.ts';
import { toolsOf } from '../parts.ts';
import { mentioned, ofKind, say, tell, titles, type Draft, type Handler, type Scene } from '../scene.ts';

interface Level {
  name: string;
  names: readonly string[];
  level: number;
}

/** The level that a technology or a subject has on the site. */
function levelFor({ knowledge }: Scene, label: string): Level | undefined {
  const key = keyOf(label);
  return knowledge.facts.owner.levels.find(({ names }) =>
    names.some((name) => name.split(/ ?[/&] ?| e | y | and /).some((part) => keyOf(part) === key)),
  );
}

/** The levels whose names share a word with the question. */
function levelsSaid({ knowledge, reading }: Scene): Level[] {
  const { language, facts, related } = knowledge;
  const topics = new Set(reading.topics.flatMap((topic) => [topic, ...(related.get(topic) ?? [])]));
  return facts.owner.levels.filter(({ names }) =>
    names.some((name) => plainWords(name).some((word) => word.length > 1 && topics.has(stem(word, language)))),
  );
}

function itemsSaid({ knowledge, reading }: Scene): string[] {
  const { language, facts } = knowledge;
  const topics = new Set(reading.topics);
  const items = [...facts.owner.groups.flatMap((group) => group.items), ...facts.owner.technologies];
  return [...new Set(items)].filter((item) =>
    plainWords(item).some((word) => word.length > 3 && topics.has(stem(word, language))),
  );
}

export const levelOf: Handler = (scene) => {
  const { knowledge, state, reading } = scene;
  const isBare = mentioned(scene, 'technology').length === 0 && levelsSaid(scene).length === 0;
  const isOfBoth = isBare && state.tools.length > 1 && reading.tokens.some(({ text }) => knowledge.words.both(text));
  const asked = [
    ...new Map(
      [
        ...(isOfBoth ? state.tools.map((label) => ({ label })) : mentioned(scene, 'technology')).map(({ label }) => ({
          label,
          level: levelFor(scene, label),
        })),
        ...(mentioned(scene, 'technology').length === 0
          ? levelsSaid(scene).map((level) => ({ label: level.name, level }))
          : []),
      ].map((each) => [each.level?.name ?? each.label, each]),
    ).values(),
  ];
  if (asked.length === 0) return undefined;
  const rated = asked.flatMap(({ level }) => level ?? []).sort((a, b) => b.level - a.level);
  const [first, second] = rated;
  if (first && second)
    return tell(scene, 'levelBoth', {
      name: first.name,
      level: first.level,
      other: second.name,
      otherLevel: second.level,
    });
  if (first) return tell(scene, 'level', { name: first.name, level: first.level });
  return uses({ ...scene, knowledge });
};

/** Whether a technology or tool is used, and where. */
export const uses: Handler = (scene) => {
  const asked = mentioned(scene, 'technology');
  if (asked.length === 0) {
    const said = levelsSaid(scene);
    const items = [...new Set([...itemsSaid(scene), ...fieldItems(scene)])];
    if (said.length > 0)
      return tell(scene, 'usesWithLevel', {
        tool: said.map(({ name }) => name),
        level: said[0]!.level,
      });
    if (items.length > 0) return tell(scene, 'usesTools', { tools: items.slice(0, 8) });
    return undefined;
  }
  const known = asked.filter((each) => each.known);
  const [one] = known;
  if (!one)
    return {
      text: say(scene, 'toolUnknown', {
        tool: asked.map(({ label }) => label),
      }),
    };
  const level = levelFor(scene, one.label);
  const where = ofKind(scene, 'project', 'photography', '2d-3d').filter((entity) =>
    known.every(({ label }) => toolsOf(scene, entity).some((tool) => keyOf(tool) === keyOf(label))),
  );
  const lead = say(scene, level ? 'usesWithLevel' : 'usesTool', {
    tool: known.map(({ label }) => label),
    level: level?.level ?? '',
  });
  const seen =
    where.length > 0
      ? ` ${say(scene, 'usedIn', { titles: titles(scene, where.slice(-4)), more: where.length > 4 ? where.length - 4 : '' })}`
      : '';
  const missing = asked.filter((each) => !each.known);
  const lacks =
    missing.length > 0
      ? ` ${say(scene, 'toolUnknown', {
          tool: missing.map(({ label }) => label),
        })}`
      : '';
  return { text: lead + seen + lacks, list: where, focus: where };
};

/** True for a level that is named after technologies rather than after a subject. */
function isTechnology({ knowledge }: Scene, { names }: Level): boolean {
  return names.some((name) =>
    name.split(/ ?[/&] ?/).every((part) => knowledge.names.get(squash(part))?.mention.type === 'technology'),
  );
}

/** The skills as a whole, one field of them, the strongest or the weakest. */
export const skills: Handler = (scene): Draft | undefined => {
  const { knowledge, constraints, reading } = scene;
  const { levels, groups, technologies } = knowledge.facts.owner;
  const isOfCode = reading.tokens.some(({ text }) => knowledge.words.programs(text));
  const coded = isOfCode ? levels.filter((level) => isTechnology(scene, level)) : [];
  const sorted = [...(coded.length > 0 ? coded : levels)].sort((a, b) => b.level - a.level);
  const [top, next] = sorted;
  const low = sorted.at(-1);
  if (top && low && constraints.least) {
    if (constraints.most)
      return tell(scene, 'bestAndWorst', { name: top.name, level: top.level, other: low.name, otherLevel: low.level });
    return tell(scene, 'worst', { name: low.name, level: low.level });
  }
  if (top && next && constraints.most && !constraints.either)
    return tell(scene, 'best', { name: top.name, level: top.level, other: next.name, otherLevel: next.level });
  const field = fieldItems(scene);
  if (field.length > 0) return tell(scene, 'usesTools', { tools: field });
  const group = groups.find(({ title }) =>
    plainWords(title).some(
      (word) =>
        word.length > 3 &&
        (reading.tokens.some(({ text }) => text === word || (text.length > 3 && word.startsWith(text))) ||
          reading.topics.some((topic) => isAlike(topic, stem(word, knowledge.language), knowledge))),
    ),
  );
  if (group) return tell(scene, 'skillGroup', { title: group.title, items: group.items });
  const tools = groups.length > 0 ? groups.flatMap(({ items }) => items.slice(0, 3)) : technologies.slice(0, 8);
  if (tools.length === 0) return undefined;
  return tell(scene, 'skills', { tools: tools, name: top?.name ?? '', level: top?.level ?? '' });
};

/** Items that a word of the question leads to: "databases" to those that are databases. */
function fieldItems({ knowledge, reading }: Scene): string[] {
  const { facts, related, language } = knowledge;
  const wanted = reading.topics.map((topic) => related.get(topic) ?? new Set<string>());
  const items = [...new Set([...facts.owner.groups.flatMap((group) => group.items), ...facts.owner.technologies])];
  const led = items.map((item) => {
    const roots = plainWords(item).map((word) => stem(fold(word), language));
    return { item, by: wanted.filter((each) => roots.some((root) => each.has(root))).length };
  });
  // What two words lead to goes before what one does: of the editors, the one for videos.
  const most = Math.max(1, ...led.map(({ by }) => by));
  return led.filter(({ by }) => by === most).map(({ item }) => item);
}
