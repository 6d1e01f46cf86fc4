import { shownIn } from '#src/content/borrowed.ts';
import type { DataSource, LinkedPage } from '#src/content/data-source.ts';
import { cvOf, type CvSection } from '#src/features/cv/cv.loader.ts';
import type { SectionPage } from '#src/content/owner/section-names.ts';
import type { Localized } from '#src/i18n/languages.ts';
import { inLang, langOf, plain, type Text } from '#src/lib/text.ts';
import { ownSection } from '#src/pages/section.loader.ts';
import { privacyId } from '#src/pages/contact/page.loader.ts';
import { articleText, type SiteText } from './texts.loader.ts';

/**
 * The site's pages as texts: the built-in ones without what they list of other texts, and the owner's own. A part of a
 * page that has an anchor follows as a text of its own.
 */
export function pageTexts(source: DataSource): SiteText[] {
  const { content, language, words, say, addressIfAny } = source;
  const { profile, privacy } = content;
  const { home, projects, novel, about, contact, notes } = words.shell.pages;
  const cv = cvOf(source);
  const page = (id: LinkedPage, title: Text, text: Localized | null, ...more: string[]): SiteText[] => {
    const address = addressIfAny(id);
    if (address === null) return [];
    const head = content.site.pages[id]?.description;
    const shown = { tags: [], summary: head?.[language] ?? '', pictures: [] };
    const lang = text ? shownIn(text, language) : language;
    const body = [text?.[language], ...more].filter(Boolean).join('\n\n');
    return [{ kind: 'page', page: { id }, title, address, lang, ...shown, body }];
  };
  const contactFacts = [profile.availability.text, profile.availability.responseTime, profile.location];
  const addresses = [`<${profile.email}>`, ...profile.social.map(({ url }) => `<${url}>`)];
  return [
    ...page('home', home, profile.intro, profile.aboutSummary[language], ownSections('home', source)),
    ...page('about', about, profile.about, cvSections(cv.sections, ['projects']), ownSections('about', source)),
    ...page('projects', projects, null),
    ...page('notes', notes, null),
    ...page('novel', novel, content.novel && content.novel.book.overview),
    ...novelParts(source),
    ...page('cv', words.cv.title, profile.summary, cvSections(cv.sections)),
    ...page('contact', contact, null, bullets([...contactFacts.map((text) => text[language]), ...addresses])),
    ...page('contact', say(privacy.title), privacy.body).map((text) => ({
      ...text,
      page: undefined,
      address: `${text.address}#${privacyId}`,
      summary: '',
    })),
    ...content.ownPages.map((own) => ({
      ...articleText('own-page', own, source),
      kind: 'page' as const,
      tags: [],
    })),
  ];
}

function novelParts({ content, language, words, say, addressIfAny }: DataSource): SiteText[] {
  const address = addressIfAny('novel');
  if (!content.novel || address === null) return [];
  const { book, characters } = content.novel;
  const { tabs } = words.novel;
  const shared = { kind: 'page' as const, tags: [], summary: '', pictures: [] };
  const people = characters.map(
    ({ name, role, description }) => `**${name}**, ${role[language]}. ${description[language]}`,
  );
  return [
    {
      ...shared,
      title: inLang(`${book.title[language]}: ${tabs.synopsis}`, langOf(say(book.title))),
      lang: shownIn(book.synopsis, language),
      address: `${address}#synopsis`,
      body: book.synopsis[language],
    },
    {
      ...shared,
      title: `${book.title[language]}: ${tabs.characters}`,
      lang: characters[0] ? shownIn(characters[0].description, language) : language,
      address: `${address}#characters`,
      body: people.join('\n\n'),
    },
  ].filter(({ body }) => body !== '');
}

function ownSections(page: SectionPage, source: DataSource): string {
  return (source.content.site.sections[page] ?? [])
    .flatMap((name) => source.content.sections.filter((each) => each.name === name))
    .map((own) => {
      const { title, intro, entries } = ownSection(own, source);
      const lines = entries.map(({ title: name, detail, when, text, link, linkText }, index) => {
        // The address as the owner wrote it: a page's text gets whole addresses later.
        const to = (words: string) => (link ? `[${words}](${own.entries[index]?.link})` : words);
        const head = [linkText ? plain(name) : to(plain(name)), detail && plain(detail), when && plain(when)]
          .filter(Boolean)
          .join(', ');
        return [text ? `${head}: ${plain(text)}` : head, linkText && to(plain(linkText))].filter(Boolean).join(' ');
      });
      return [`## ${plain(title)}`, intro && plain(intro), bullets(lines)].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function cvSections(sections: readonly CvSection[], without: readonly string[] = []): string {
  return sections
    .filter(({ id }) => !without.includes(id))
    .map(({ title, entries }) => {
      const lines = entries.map(({ aside, title: name, place, link, description, highlights = [] }) => {
        const head = [name && `**${name.text}**`, place?.text, aside.text, link && `<${link.url}>`].filter(Boolean);
        const told = [description?.text, ...highlights.map(({ text }) => text)].filter(Boolean);
        return `${head.join(', ')}${told.length > 0 ? `: ${told.join(' ')}` : ''}`;
      });
      return `## ${title.text}\n\n${bullets(lines)}`;
    })
    .join('\n\n');
}
