import { sayIn } from '../borrowed.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Texts } from '../schemas/texts.ts';

/** The owner's texts in one language. Titles and buttons have defaults; other missing texts are undefined. */
export function ownTexts(
  texts: Texts,
  { home, projects, about, contact, typing, chat }: Dictionary,
  language: Language,
) {
  const say = sayIn(language);
  const section = (own: Texts['featured' | 'stores' | 'projects'], title: string) => ({
    title: say(own.title) ?? title,
    intro: say(own.intro),
  });
  return {
    footer: say(texts.footer),
    placeholderHost: say(texts.placeholderHost),
    lastSky: { title: say(texts.lastSky.title) ?? home.lastSky },
    featured: section(texts.featured, home.featuredProjects),
    stores: section(texts.stores, home.stores),
    about: { title: say(texts.about.title) ?? home.about },
    newsletter: { title: say(texts.newsletter.title) ?? home.newsletter },
    callToAction: {
      title: say(texts.callToAction.title) ?? home.workTogether,
      text: say(texts.callToAction.text),
      button: say(texts.callToAction.button) ?? home.contact,
    },
    typing: {
      ...typing,
      question: say(texts.typing.question) ?? typing.question,
      command: texts.typing.command?.[language] ?? typing.command,
      working: texts.typing.working?.[language] ?? typing.working,
    },
    projects: section(texts.projects, projects.title),
    skills: {
      title: say(texts.skills.title) ?? about.skills,
      note: say(texts.skills.note),
    },
    contact: {
      title: say(texts.contact.title) ?? contact.title,
      intro: say(texts.contact.intro),
      formTitle: say(texts.contact.formTitle) ?? contact.formTitle,
    },
    chat: {
      greeting: texts.chat.greeting?.[language] ?? chat.greeting,
      suggestions: texts.chat.suggestions.map((question) => question[language]),
    },
  };
}

export type OwnTexts = ReturnType<typeof ownTexts>;
