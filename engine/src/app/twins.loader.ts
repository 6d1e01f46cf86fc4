import { noteFacts } from '#src/content/articles/notes.ts';
import { pictureLine } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { selectedProjects } from '#src/features/cv/cv.loader.ts';
import { tagLinks } from '#src/features/notes/notes.loader.ts';
import { languages } from '#src/i18n/languages.ts';
import { languageName } from '#src/content/owner/language-name.ts';
import { localizeAddress, twinOf } from '#src/i18n/addresses.ts';
import { plain } from '#src/lib/text.ts';
import { pageTexts } from './page-texts.loader.ts';
import { allPages, type BuiltPage } from './pages.ts';
import { datedTexts, type SiteText } from './texts.loader.ts';

const newestNotes = 3;

/** A Markdown twin of each page in a language, by the file of the page, and the `llms.txt` that lists them. */
export function loader(source: DataSource) {
  const texts = [...pageTexts(source), ...datedTexts(source)];
  const twins = allPages()
    .filter(({ language, address }) => language === source.language && address !== null)
    .map((page) => {
      const text = textOf(page, texts, source);
      return { file: page.file.replace(/\.html$/, '.md'), text, markdown: markdownOf(text, texts, page, source) };
    });
  return {
    llms: llmsOf(
      twins.map(({ text }) => text),
      source,
    ),
    twins: twins.map(({ file, markdown }) => ({ file, markdown })),
  };
}

export type TwinData = ReturnType<typeof loader>;

function textOf({ page, entry, address }: BuiltPage, texts: readonly SiteText[], source: DataSource): SiteText {
  const known = texts.find((text) => text.page?.id === page && text.page.entry === entry);
  if (known) return known;
  const [tag] = page === 'tag' && entry ? tagLinks([entry], source) : [];
  const { language, content } = source;
  // A page without a text of its own (a tag, a further page of projects) gets its title and description.
  const head = content.site.pages[page === 'projects-page' ? 'projects' : page];
  return {
    kind: 'page',
    page: { id: page, entry },
    title: tag?.label ?? head?.title[language] ?? page,
    address: address ?? '',
    lang: language,
    tags: [],
    summary: head?.description[language] ?? '',
    pictures: [],
    body: '',
  };
}

function listedBy({ page, entry }: BuiltPage, texts: readonly SiteText[], { content }: DataSource): SiteText[] {
  const of = (kind: SiteText['kind']) => texts.filter((text) => text.kind === kind);
  if (page === 'projects') return of('story');
  if (page === 'notes') return of('note');
  if (page === 'tag') {
    const tagged = content.notes.filter((note) => noteFacts(note).tags.includes(entry ?? ''));
    return of('note').filter((text) => tagged.some(({ name }) => name === text.page?.entry));
  }
  if (page !== 'home') return [];
  const featured = selectedProjects(content).flatMap(({ id }) => {
    const story = content.stories.find((each) => each.of === id)?.name;
    return texts.filter(({ kind, page: own, address }) =>
      story ? kind === 'story' && own?.entry === story : kind === 'project' && address.endsWith(`#${id}`),
    );
  });
  return [...featured, ...of('note').slice(0, newestNotes)];
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

function markdownOf(text: SiteText, texts: readonly SiteText[], page: BuiltPage, source: DataSource): string {
  const { url } = source.content.site;
  const head = {
    title: plain(text.title),
    url: url + text.address,
    language: text.lang,
    ...(text.date && { date: text.date }),
    ...(text.tags.length > 0 && { tags: text.tags }),
  };
  // The page's own parts, and whatever it shows without a page of its own.
  const parts = texts.filter(({ page: own, address }) => !own && withoutQuery(address) === text.address);
  const listed = listedBy(page, texts, source);
  return [
    ['---', ...Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n'),
    `# ${plain(text.title)}`,
    text.summary && `> ${text.summary}`,
    bodyOf(text, source),
    ...parts.flatMap((part) => [
      `## ${plain(part.title)}`,
      [part.date, part.tags.join(', '), part.url && `<${part.url}>`].filter(Boolean).join(' · '),
      part.summary,
      bodyOf(part, source).replace(/^(?=#{1,5} )/gm, '#'),
    ]),
    listed.map((each) => linkTo(each, url)).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function linkTo({ title, address, page, summary }: SiteText, url: string): string {
  const name = plain(title).replace(/[[\]]/g, '\\$&');
  return `- [${name}](${url}${page ? twinOf(address) : address})${summary && `: ${summary}`}`;
}

/** Lead, pictures and text, with whole addresses. */
function bodyOf({ address, lead, summary, pictures, body }: SiteText, source: DataSource): string {
  const { url } = source.content.site;
  const figure = (src: string, alt: string, caption = '') => `![${alt}](${url}${src}${caption && ` "${caption}"`})`;
  const text = body
    .split('\n')
    .map((line) => {
      const [, alt, path, caption] = pictureLine.exec(line.trim()) ?? [];
      return alt === undefined || path === undefined ? line : figure(source.picture(path).src, alt, caption);
    })
    .join('\n')
    .replace(/(\]\(\s*<?|^\[[^\]]+\]:\s+)(\/(?!\/)[^\s)>]*|#[^\s)>]+)/gm, (_, start: string, target: string) =>
      target.startsWith('#') ? start + url + address + target : start + url + source.link(target),
    );
  const shown = pictures.map(({ picture, alt, caption }) => figure(picture.src, alt, caption?.replaceAll('"', '\\"')));
  return [lead === summary ? '' : lead, ...shown, text].filter(Boolean).join('\n\n');
}

/** The list of the twins as https://llmstxt.org describes it. */
function llmsOf(texts: readonly SiteText[], source: DataSource): string {
  const { content, language, words } = source;
  const { url, name, pages } = content.site;
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
  const links = (kind: SiteText['kind'], isTag = false) =>
    texts.filter((text) => text.kind === kind && (text.page?.id === 'tag') === isTag).map((text) => linkTo(text, url));
  const others = languages
    .filter((each) => each !== language)
    .map((each) => `- [${languageName(each, each)}](${url}${localizeAddress('/llms.txt', each)})`);
  const feeds = [`- [Atom](${url}${localizeAddress('/feed.xml', language)})`];
  return [
    `# ${name[language]}`,
    `> ${pages.home?.description[language] ?? content.profile.intro[language]}`,
    ...section(words.shell.mainNavigation, links('page')),
    ...section(words.shell.pages.projects, links('story')),
    ...section(words.shell.pages.notes, links('note')),
    ...section(words.about.languages, others),
    // In the llms.txt specification, "Optional" marks links that can be skipped.
    ...section('Optional', [...links('page', true), ...feeds]),
  ]
    .join('\n\n')
    .concat('\n');
}
