import { langsOf } from '../borrowed.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import type { Texts } from '../schemas/texts.ts';

/**
 * The owner's texts in one language. Missing titles and buttons fall back to the dictionary; other missing texts are
 * null and leave nothing on the page.
 */
export function ownTexts(
  texts: Texts,
  { home, projects, about, contact, typing, chat }: Dictionary,
  language: Language,
) {
  const say = (text: Localized | undefined) => text?.[language] ?? null;
  const langs = <Entry extends object>(entry: Entry) => langsOf(entry, language);
  const section = (own: Texts['featured' | 'stores' | 'projects'], title: string) => ({
    title: say(own.title) ?? title,
    intro: say(own.intro),
    langs: langs(own),
  });
  return {
    footer: say(texts.footer),
    placeholderHost: say(texts.placeholderHost),
    langs: langs({ footer: texts.footer, placeholderHost: texts.placeholderHost }),
    lastSky: { title: say(texts.lastSky.title) ?? home.lastSky, langs: langs(texts.lastSky) },
    featured: section(texts.featured, home.featuredProjects),
    stores: section(texts.stores, home.stores),
    about: { title: say(texts.about.title) ?? home.about, langs: langs(texts.about) },
    newsletter: { title: say(texts.newsletter.title) ?? home.newsletter, langs: langs(texts.newsletter) },
    callToAction: {
      title: say(texts.callToAction.title) ?? home.workTogether,
      text: say(texts.callToAction.text),
      button: say(texts.callToAction.button) ?? home.contact,
      langs: langs(texts.callToAction),
    },
    typing: {
      ...typing,
      question: say(texts.typing.question) ?? typing.question,
      command: say(texts.typing.command) ?? typing.command,
      working: say(texts.typing.working) ?? typing.working,
      langs: langs(texts.typing),
    },
    projects: section(texts.projects, projects.title),
    skills: {
      title: say(texts.skills.title) ?? about.skills,
      note: say(texts.skills.note),
      langs: langs(texts.skills),
    },
    contact: {
      title: say(texts.contact.title) ?? contact.title,
      intro: say(texts.contact.intro),
      formTitle: say(texts.contact.formTitle) ?? contact.formTitle,
      langs: langs(texts.contact),
    },
    chat: {
      greeting: say(texts.chat.greeting) ?? chat.greeting,
      suggestions: texts.chat.suggestions.map((question) => question[language]),
    },
  };
}

export type OwnTexts = ReturnType<typeof ownTexts>;
