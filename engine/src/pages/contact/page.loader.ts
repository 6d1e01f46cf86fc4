import { sayIn } from '#src/content/borrowed.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { formatDate } from '#src/i18n/format.ts';
import { inLang, langOf, lowerFirst, plain } from '#src/lib/text.ts';

/** The anchor of the privacy note. */
export const privacyId = 'privacidad';

export function loader({ content, language, words, texts, link }: DataSource) {
  const { profile, privacy, site } = content;
  const say = sayIn(language);
  const time = say(profile.availability.responseTime);
  return {
    words: words.contact,
    texts: texts.contact,
    /** With a form service the form is never simulated. */
    isSimulated: site.contact === null,
    email: profile.email,
    location: say(profile.location),
    social: socialLinks(profile.social, words.shell.social, language),
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

export type ContactData = ReturnType<typeof loader>;
