import { formatNumber } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/languages.ts';
import { lowerFirst } from '#src/lib/text.ts';
import type { Entity, Kind } from '../facts/types.ts';
import { perKnowledge, type Knowledge } from '../knowledge.ts';
import { plainWords } from '../words/text.ts';

/** Values of the places in reply texts. */
export type Values = Readonly<Record<string, unknown>>;

/** What reply texts say of the owner, the novel and the site: the values of their places. */
export const siteValues = perKnowledge((knowledge): Values => {
  const { facts, records, attributes } = knowledge;
  const { owner, newsletter } = facts;
  const ofKind = (kind: Kind) => records.filter((each) => each.kind === kind);
  const posts = (kind: Kind) =>
    ofKind(kind).map(({ title, values }) => `- **${title}**, ${values.company} (${values.period})`);
  const about = (topic: string) => facts.passages.filter((each) => each.topic === topic).map(({ text }) => text);
  const figure = owner.figures.find(({ label }) => attributes.year(plainWords(label)[0] ?? '')) ?? owner.figures[0];
  const shop = owner.social.find(({ network }) => network === 'shop');
  const hasNote = about('privacy').length > 0;
  const job = ofKind('job').find(({ values }) => !/\d{4}\D+\d{4}/.test(values.period ?? ''));
  const names = new Intl.DisplayNames([knowledge.language], { type: 'language' });
  return {
    owner: owner.short,
    name: owner.name,
    email: owner.email,
    location: owner.location,
    response: lowerFirst(owner.response),
    roles: owner.roles.map((role) => role.toLowerCase()),
    availability: owner.availability,
    [owner.state]: true,
    method: owner.method.map((step) => `- ${step}`).join('\n'),
    tongues: owner.languages.map(({ name, level }) =>
      level ? `${name} (${level.replace(/ \(([^)]+)\)/, ', $1')})` : name,
    ),
    siteTongues: languages.map((code) => names.of(code) ?? code),
    skills: owner.groups.length > 0 ? owner.groups.flatMap(({ items }) => items.slice(0, 3)) : owner.technologies,
    jobs: posts('job').join('\n'),
    studies: posts('study').join('\n'),
    hobbies: ofKind('pursuit').map(({ title }) => lowerFirst(title)),
    story: about('about').slice(0, 2).join(' '),
    years: figure && `${figure.value} ${figure.label}`,
    openProjects: bold(
      knowledge,
      ofKind('project').filter(({ values }) => values.status === 'in-progress'),
    ),
    openJob: job && `**${job.title}**, ${job.values.company} (${job.values.period})`,
    projects: ofKind('project').length,
    shop: shop && link(shop.url),
    letter: newsletter?.title,
    letterText: newsletter?.description,
    hasNote,
    isCounted: hasNote && facts.statistics,
    isOffline: facts.offline,
    ...novelValues(knowledge, ofKind),
  };
});

function novelValues(knowledge: Knowledge, ofKind: (kind: Kind) => readonly Entity[]): Values {
  const { novel } = knowledge.facts;
  if (!novel) return {};
  const chapters = ofKind('chapter');
  const out = chapters.filter(({ values }) => values.published);
  const next = chapters.find(({ values }) => !values.published && !values.wholeBook);
  const [book] = ofKind('novel');
  const reviews = ofKind('review');
  const sum = (of: (entity: Entity) => number | undefined) => out.reduce((all, entity) => all + (of(entity) ?? 0), 0);
  const audible = out.filter(({ values }) => values.audioSeconds).length;
  const printable = out.filter(({ values }) => values.pdf).length;
  return {
    novel: novel.title,
    genres: novel.genres.join(', ').toLowerCase(),
    plot: book ? opening(book, 200, 420) : novel.tagline,
    pages: novel.pages,
    state: lowerFirst(novel.state),
    buy: novel.buyUrl && link(novel.buyUrl),
    out: out.length,
    outDate: out.at(-1)?.values.dateText,
    next: next?.title,
    nextDate: next?.values.dateText?.toLowerCase(),
    minutes: sum(({ values }) => values.readingTime),
    audible,
    allAudible: audible === out.length,
    printable,
    allPrintable: printable === out.length,
    chapters: out.map(({ title, values }) => `${values.number}. ${title}`).join('; '),
    cast: ofKind('character')
      .map(({ title, values }) => `- **${title}**: ${values.role}`)
      .join('\n'),
    stars: reviews.length > 0 && formatNumber(novel.rating, knowledge.language),
    reviewers: joined(
      knowledge,
      reviews.map(({ title, values }) => `**${title}** (${values.rating}/5)`),
    ),
    review: reviews[0]?.facts[0]?.text,
    novelTongue: new Intl.DisplayNames([knowledge.language], { type: 'language' }).of(novel.language),
  };
}

/** "One, two and three". */
export function joined({ and }: Pick<Knowledge, 'and'>, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  // The format knows "y" from "e" by the next word, which marks of bold or links would hide.
  const last = items.at(-1)!;
  const between =
    and.formatToParts(['', last.replace(/^\W+/, '')]).find(({ type }) => type === 'literal')?.value ?? ' ';
  return `${items.slice(0, -1).join(', ')}${between}${last}`;
}

/** Titles in bold, joined. */
export function bold(knowledge: Pick<Knowledge, 'and'>, entities: readonly Entity[]): string {
  return joined(
    knowledge,
    entities.map(({ title }) => `**${title}**`),
  );
}

/** The first sentence of a description; two when the first is short. */
export function opening({ facts }: Entity, least = 60, most = 230): string {
  const [first = '', second = ''] = facts.filter(({ field }) => field === 'description').map(({ text }) => text);
  return first.length < least && first.length + second.length < most ? `${first} ${second}`.trim() : first;
}

/** An address as a link that shows its host and path. */
export function link(url: string): string {
  return `[${url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}](${url})`;
}
