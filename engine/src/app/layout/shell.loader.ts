import type { DataSource } from '#src/content/data-source.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { starWordsOf } from '#src/features/star/star.loader.ts';
import { tonightOf } from '#src/features/tonight/tonight.loader.ts';
import { languageName } from '#src/content/owner/language-name.ts';
import { formatCoordinates } from '#src/i18n/format.ts';
import { localeOf } from '#src/i18n/language-formats.ts';
import { languagesFrom } from '#src/i18n/languages.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts, say, menu } = source;
  const { site, profile, features } = content;
  const locale = new Intl.Locale(localeOf(language)).maximize();
  return {
    words: words.shell,
    menus: { main: menu('main'), footer: menu('footer') },
    chat: features.chat ? { open: words.chat.open, openFailed: words.chat.openFailed } : null,
    search: features.search ? { open: words.search.open, failed: words.search.failed } : null,
    tonight: tonightOf(source),
    lamp: features.lamp,
    star: starWordsOf(source),
    site: {
      url: site.url,
      name: site.name[language],
      /** For Open Graph: `en_GB`. Without a region of its own, a language gets the country where most of its speakers live. */
      locale: [locale.language, locale.region].join('_'),
      analytics: site.analytics,
      offline: site.offline,
    },
    languages: languagesFrom(language).map((each) => ({
      code: each,
      name: languageName(each, each),
      label: languageName(each, language),
    })),
    owner: {
      name: profile.name[language],
      line: texts.footer,
      email: profile.email,
      location: say(profile.location),
      coordinates: formatCoordinates(profile.coordinates, words.sky, language),
      social: socialLinks(source),
    },
  };
}

export type ShellData = ReturnType<typeof loader>;
