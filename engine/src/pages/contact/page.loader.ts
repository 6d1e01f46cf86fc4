import type { DataSource } from '#src/content/data-source.ts';
import { featuredProjects } from '#src/content/owner/featured.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { storyName } from '#src/content/stories/stories.ts';
import { latestNotes } from '#src/features/notes/notes.loader.ts';
import { formatDate } from '#src/i18n/format.ts';
import { inLang, langOf, lowerFirst, plain } from '#src/lib/text.ts';

/** The anchor of the privacy note. */
export const privacyId = 'privacidad';

export function loader(source: DataSource) {
  const { content, language, words, texts, say, link } = source;
  const { profile, privacy, site } = content;
  const time = say(profile.availability.responseTime);
  return {
    words: words.contact,
    texts: texts.contact,
    /** With a form service the form is never simulated. */
    isSimulated: site.contact === null,
    email: profile.email,
    meanwhile: meanwhile(source),
    location: say(profile.location),
    social: socialLinks(source),
    availability: {
      state: profile.availability.state,
      text: say(profile.availability.text),
      responseTime: inLang(lowerFirst(plain(time), language), langOf(time)),
    },
    privacy: {
      id: privacyId,
      title: say(privacy.title),
      lang: langOf(say(privacy.body)),
      html: markdownToHtml(privacy.body[language], words.markdown, link),
      updated: privacy.updated,
      updatedText: formatDate(privacy.updated, language),
    },
  };
}

/** What to look at while the reply is on its way: a story, the novel and the newest note, as far as the site has them. */
function meanwhile(source: DataSource) {
  const { content, words, say, addressIfAny, entryAddress } = source;
  const told = featuredProjects(content).map((project) => ({
    kind: words.search.kinds.story,
    title: say(project.title),
    href: entryAddress('story', storyName(project)),
  }));
  const [note] = latestNotes(source)?.notes ?? [];
  return [
    told.find(({ href }) => href),
    content.novel && {
      kind: words.shell.pages.novel,
      title: say(content.novel.book.title),
      href: addressIfAny('novel'),
    },
    note && { kind: words.search.kinds.note, title: inLang(note.title, note.lang), href: note.address },
  ].flatMap((each) => (each?.href ? { ...each, href: each.href } : []));
}

export type ContactData = ReturnType<typeof loader>;

export function head(source: DataSource): PageHead {
  return contentHead('contact', source, { note: source.content.profile.email, scene: 'letter' });
}
