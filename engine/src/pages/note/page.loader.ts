import { named, textIn } from '#src/content/articles/articles.ts';
import type { Note } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { articleHead } from '#src/features/article/article-head.loader.ts';
import {
  articleFacts,
  articleNavigation,
  articleOf,
  type ArticleData,
  type ArticleLink,
} from '#src/features/article/article.loader.ts';
import { noteEntry } from '#src/features/notes/notes.loader.ts';
import { inLang, plain } from '#src/lib/text.ts';

export function loader(source: DataSource, entry: string): { article: ArticleData } {
  const { content, language, words, address } = source;
  const note = named(entry, content.notes);
  const found = textIn(note, language);
  const { date, tags, onlyIn } = noteEntry(note, source);
  return {
    article: {
      ...articleOf(found, source),
      back: { address: address('notes'), label: words.shell.pages.notes },
      kinds: [...(onlyIn ? [{ label: onlyIn }] : []), ...tags],
      facts: articleFacts(date, found, source),
      // Oldest first, so that "next" is the newer one.
      navigation: articleNavigation(content.notes.toReversed(), note, noteLink, words.notes.more, source),
    },
  };
}

function noteLink(note: Note, source: DataSource): ArticleLink {
  const { title, lang, address, picture } = noteEntry(note, source);
  return { title: inLang(title, lang), address, picture };
}

export function head(source: DataSource, entry: string): PageHead {
  const { content, language, words, address } = source;
  const note = named(entry, content.notes);
  const { title, lang, summary, date, picture, tags, address: own } = noteEntry(note, source);
  return articleHead(
    {
      title: inLang(title, lang),
      description: summary,
      lang,
      address: own,
      image: textIn(note, language).text.image?.src,
      pictureSrc: picture?.src,
      date,
      type: 'BlogPosting',
      parent: { name: words.shell.pages.notes, address: address('notes') },
      more: tags.length > 0 ? { keywords: tags.map(({ label }) => plain(label)) } : {},
    },
    source,
  );
}
