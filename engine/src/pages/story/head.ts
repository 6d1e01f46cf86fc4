import { named, textIn } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { articleHead } from '#src/features/article/article-head.loader.ts';
import { plain } from '#src/lib/text.ts';
import { entryOf } from './story.loader.ts';

export function head(source: DataSource, entry: string): PageHead {
  const { language, words, address, entryAddress } = source;
  const story = named(entry, source.content.stories);
  const { text, lang } = textIn(story, language);
  const { entry: about, title, project, image, picture } = entryOf(story, source);
  return articleHead(
    {
      title,
      description: text.lead,
      lang,
      address: entryAddress('story', entry) ?? '',
      image,
      pictureSrc: picture.src,
      date: about.date,
      type: 'Article',
      parent: { name: words.shell.pages.projects, address: address('projects') },
      more: {
        about: { '@type': 'CreativeWork', name: plain(title), ...(project?.demo ? { url: project.demo.url } : {}) },
      },
    },
    source,
  );
}
