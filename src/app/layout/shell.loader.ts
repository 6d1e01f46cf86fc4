import { langsOf } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { isSpoken } from '#src/assistant/learned.ts';
import { tonightOf } from '#src/features/tonight/tonight.loader.ts';
import { languageName } from '#src/content/owner/language-name.ts';
import { languagesFrom, type Language } from '#src/i18n/languages.ts';

/** What the header and the footer of every page show, and what the site does on every page. */
export function loader(source: DataSource) {
  const { content, language, words, texts, menu } = source;
  const { site, profile, features } = content;
  return {
    words: words.shell,
    menus: { main: menu('main'), footer: menu('footer') },
    chat:
      features.chat && isSpoken(language)
        ? { title: words.chat.title, open: words.chat.open, openFailed: words.chat.openFailed }
        : null,
    tonight: tonightOf(source),
    lamp: features.lamp,
    site: {
      url: site.url,
      name: site.name,
      locale: localeOf(language),
      analytics: site.analytics,
      offline: site.offline,
    },
    languages: languagesFrom(language).map((each) => ({
      code: each,
      name: languageName(each, each),
      label: languageName(each, language),
    })),
    owner: {
      name: profile.name,
      line: texts.footer,
      lineLang: texts.langs?.footer,
      email: profile.email,
      location: profile.location[language],
      locationLang: langsOf(profile, language)?.location,
      coordinates: profile.coordinates,
      social: socialLinks(profile.social, words.shell.social, language),
    },
  };
}

/** `es_ES`: with the country where most of the language's speakers live. */
function localeOf(language: Language): string {
  const locale = new Intl.Locale(language).maximize();
  return [locale.language, locale.region].join('_');
}

export type ShellData = ReturnType<typeof loader>;
