import { named, textIn } from '#src/content/articles/articles.ts';
import { noteFacts } from '#src/content/articles/notes.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { articleHead } from '#src/features/article/article-head.loader.ts';
import { tagLinks } from '#src/features/notes/notes.loader.ts';
import { inLang, plain } from '#src/lib/text.ts';

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
