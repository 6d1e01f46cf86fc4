import { format } from '#src/i18n/format.ts';
import { bullets, dateOf, enumerate, paragraphs, titleOf, type Draft, type Scene } from '../draft.ts';
import { has } from '../question.ts';
import { codeLine, demoLine, summary, tagsLine } from './entry-facts.ts';

/** Two or more projects side by side, or which of them is the newer one. */
export function comparison(scene: Scene): Draft | undefined {
  const { question, say, language } = scene;
  const { entries } = question;
  if (entries.length < 2) return undefined;
  if (has(question, 'newest', 'oldest') && !/\b(compar\w*|differen\w*|diferen\w*|versus|vs)\b/.test(question.text))
    return which(scene);
  if (!has(question, 'compare')) return undefined;
  const [first, ...others] = entries;
  const shared = (first?.tags ?? []).filter((tag) =>
    others.every((other) => other.tags.some(({ en }) => en === tag.en)),
  );
  const lines = entries.map((entry) => {
    const state = entry.status ? (entry.status === 'finished' ? say.finished : say.inProgress) : undefined;
    const facts = [format(say.dated, { date: dateOf(entry, language) }), state, tagsLine(entry, scene)].filter(
      (fact) => fact !== undefined,
    );
    if (entry.kind === 'project') facts.push(demoLine(entry, scene), codeLine(entry, scene));
    return paragraphs(summary(entry, language), bullets(facts));
  });
  const common =
    shared.length > 0
      ? format(say.common, {
          list: enumerate(
            shared.map((tag) => tag[language]),
            say,
          ),
        })
      : say.commonNone;
  return { text: paragraphs(say.compared, ...lines, common), intent: 'compare' };
}

/** `which is newer, A or B?` */
function which({ question, say, language }: Scene): Draft {
  const sorted = question.entries.toSorted((a, b) => b.date.localeCompare(a.date));
  const newest = sorted[0];
  const oldest = sorted.at(-1);
  const lines = bullets(
    sorted.map((entry) => format(say.sayOf, { title: titleOf(entry, language), text: dateOf(entry, language) })),
  );
  const wanted = has(question, 'oldest') && !has(question, 'newest') ? oldest : newest;
  if (!wanted || newest?.date === oldest?.date) return { text: paragraphs(say.sameDate, lines), intent: 'compare' };
  const phrase = wanted === newest ? say.newer : say.older;
  return { text: paragraphs(format(phrase, { title: titleOf(wanted, language) }), lines), intent: 'compare' };
}
