import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { inLang, langOf, plain } from '#src/lib/text.ts';
import { loader } from './page.loader.ts';

export function head(source: DataSource, entry: string): PageHead {
  const { title, notes } = loader(source, entry);
  const titles = notes.map((note) => note.title).join(' · ');
  return {
    title: inLang(`${plain(title)} · ${source.content.site.name[source.language]}`, langOf(title)),
    description: inLang(titles, notes[0]?.lang),
  };
}
