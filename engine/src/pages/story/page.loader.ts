import { named, textIn } from '#src/content/articles/articles.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import type { Story } from '#src/content/stories/stories.ts';
import { articleHead } from '#src/features/article/article-head.loader.ts';
import {
  articleFacts,
  articleNavigation,
  sectionsOf,
  type ArticleData,
  type ArticleLink,
} from '#src/features/article/article.loader.ts';
import { format } from '#src/i18n/format.ts';
import { plain } from '#src/lib/text.ts';

/** A story in one language. Falls back to the text in the default language. */
export function loader(source: DataSource, name: string) {
  const { content, language, words, address } = source;
  const story = named(name, content.stories);
  const found = textIn(story, language);
  const { text, lang } = found;
  const { entry, title, picture, alt, project, work } = entryOf(story, source);
  const demo = project && !project.blocked ? project.demo : null;
  const visit = demo && { href: demo.url, label: format(words.story.visit, { host: demo.host }) };
  const article: ArticleData = {
    title,
    lead: text.lead,
    lang,
    back: { address: address('projects'), label: words.shell.pages.projects },
    kinds: [{ label: project ? words.story.project : words.story.work }],
    picture: { picture, alt },
    facts: [
      ...articleFacts(entry.date, found, source),
      ...(visit ? [{ name: words.story.site, value: visit.label, href: visit.href }] : []),
    ],
    sections: sectionsOf(text.body, source, lang),
    navigation: articleNavigation(content.stories, story, storyLink, words.story.more, source),
  };
  return {
    language,
    story: {
      article,
      visit,
      code: project?.code ?? null,
      gallery: work && content.features.gallery ? work.id : null,
    },
    galleryWords: { open: words.card.viewGallery, failed: words.projects.galleryFailed },
    codeLabel: words.card.viewCode,
  };
}

export type StoryPageData = ReturnType<typeof loader>;

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

export function entryOf({ of }: Story, { content, say, picture, drawn }: DataSource) {
  const project = content.projects.find(({ id }) => id === of);
  const work = content.works.find(({ id }) => id === of);
  const entry = project ?? work;
  const [frame] = work?.frames ?? [];
  const image = project?.image ?? frame?.image;
  const shown = image ? picture(image) : project && drawn('cover', project);
  if (!entry || !shown) throw new Error(`There is no project or work "${of}".`);
  return {
    entry,
    project,
    work,
    title: say(entry.title),
    image,
    picture: shown,
    alt: (project ? project.image && say(project.imageAlt) : say(frame?.alt)) ?? '',
  };
}

function storyLink(story: Story, source: DataSource): ArticleLink {
  const { title, picture } = entryOf(story, source);
  return { title, picture, address: source.entryAddress('story', story.name) ?? '' };
}
