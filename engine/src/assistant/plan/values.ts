import { formatNumber } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/languages.ts';
import { lowerFirst } from '#src/lib/text.ts';
import type { Entity, Facts, Kind } from '../facts/types.ts';
import { perKnowledge, type Knowledge } from '../knowledge.ts';
import { plainWords } from '../words/text.ts';
import { bold, joined, link, opening, type Values } from './phrases.ts';

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
    ...novelValues(knowledge, facts, ofKind),
  };
});

function novelValues(
  knowledge: Pick<Knowledge, 'and' | 'language'>,
  { novel }: Facts,
  ofKind: (kind: Kind) => readonly Entity[],
): Values {
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
