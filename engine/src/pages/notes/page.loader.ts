import { textIn } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { allTags, noteEntry } from '#src/features/notes/notes.loader.ts';
import { inLang, plain } from '#src/lib/text.ts';

export function loader(source: DataSource) {
  const { content, words, say } = source;
  return {
    title: words.shell.pages.notes,
    intro: say(content.site.pages.notes?.description),
    notes: content.notes.map((note) => noteEntry(note, source)),
    tags: allTags(source),
    tagsLabel: words.notes.tags,
  };
}

export function head(source: DataSource): PageHead {
  const { content, language, words, address } = source;
  const newest = content.notes.slice(0, 3).map((note) => textIn(note, language));
  const pictures = content.notes.flatMap((note) => textIn(note, language).text.image?.src ?? []).slice(0, 6);
  const preview = { ...(pictures.length > 0 && { scene: 'plates' as const, pictures }) };
  const own = content.site.pages.notes
    ? contentHead('notes', source, preview)
    : {
        title: `${words.shell.pages.notes} · ${content.site.name[language]}`,
        description: inLang(newest.map(({ text }) => text.title).join(' · '), newest[0]?.lang),
        preview,
      };
  const blog = {
    '@type': 'Blog',
    name: plain(own.title),
    description: plain(own.description),
    inLanguage: language,
    url: content.site.url + address('notes'),
    author: { '@type': 'Person', name: content.profile.name[language], url: content.site.url },
  };
  return { ...own, things: [blog] };
}
