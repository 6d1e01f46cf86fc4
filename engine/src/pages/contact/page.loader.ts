import { langsOf } from '#src/content/borrowed.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { formatDate } from '#src/i18n/format.ts';
import { lowerFirst } from '#src/lib/text.ts';

/** The anchor of the privacy note. */
export const privacyId = 'privacidad';

export function loader({ content, language, words, texts, link }: DataSource) {
  const { profile, privacy } = content;
  return {
    words: words.contact,
    texts: texts.contact,
    email: profile.email,
    location: profile.location[language],
    locationLang: langsOf(profile, language)?.location,
    social: socialLinks(profile.social, words.shell.social, language),
    availability: {
      state: profile.availability.state,
      text: profile.availability.text[language],
      langs: langsOf(profile.availability, language),
      responseTime: lowerFirst(profile.availability.responseTime[language], language),
    },
    privacy: {
      id: privacyId,
      title: privacy.title[language],
      langs: langsOf({ title: privacy.title, body: privacy.body }, language),
      html: markdownToHtml(privacy.body[language], words.markdown, link),
      updated: privacy.updated,
      updatedText: formatDate(privacy.updated, language),
    },
  };
}

export type ContactData = ReturnType<typeof loader>;
