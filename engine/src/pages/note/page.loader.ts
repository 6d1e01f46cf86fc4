import { named, textIn } from '#src/content/articles/articles.ts';
import { noteFacts, type Note } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import {
  articleFacts,
  articleNavigation,
  articleOf,
  type ArticleData,
  type ArticleLink,
} from '#src/features/article/article.loader.ts';
import { onlyIn, tagLinks } from '#src/features/notes/notes.loader.ts';
import { inLang, plain } from '#src/lib/text.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { articleHead } from '#src/features/article/article-head.loader.ts';

export function loader(source: DataSource, entry: string): { article: ArticleData } {
  const { content, language, words, address } = source;
  const note = named(entry, content.notes);
  const found = textIn(note, language);
  const { date, tags } = noteFacts(note);
  const only = onlyIn(found.lang, language, words.notes.onlyIn);
  return {
    article: {
      ...articleOf(found, source),
      back: { address: address('notes'), label: words.shell.pages.notes },
      kinds: [...(only ? [{ label: only }] : []), ...tagLinks(tags, source)],
      facts: articleFacts(date, found, source),
      // Oldest first, so that "next" is the newer one.
      navigation: articleNavigation(content.notes.toReversed(), note, noteLink, words.notes.more, source),
    },
  };
}

function noteLink(note: Note, { language, picture, entryAddress }: DataSource): ArticleLink {
  const { text, lang } = textIn(note, language);
  return {
    title: inLang(text.title, lang),
    address: entryAddress('note', note.name) ?? '',
    picture: text.image ? picture(text.image.src) : null,
  };
}

export function head(source: DataSource, entry: string): PageHead {
  const { language, words, address, entryAddress, picture } = source;
  const note = named(entry, source.content.notes);
  const { text, lang } = textIn(note, language);
  const { date, tags } = noteFacts(note);
  return articleHead(
    {
      title: inLang(text.title, lang),
      description: text.summary,
      lang,
      address: entryAddress('note', entry) ?? '',
      image: text.image?.src,
      pictureSrc: text.image && picture(text.image.src).src,
      date,
      type: 'BlogPosting',
      parent: { name: words.shell.pages.notes, address: address('notes') },
      more: tags.length > 0 ? { keywords: tagLinks(tags, source).map(({ label }) => plain(label)) } : {},
    },
    source,
  );
}
