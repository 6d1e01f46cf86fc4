import type { Knowledge } from '#src/assistant/knowledge.ts';
import type { Content } from '#src/content/content.ts';
import { languages, perLanguage, type Language } from '#src/i18n/languages.ts';
import { enginesFor } from './fixture.ts';

/** A wording of an answer, asked of an engine that does not know it. */
export interface WordingAsked {
  engine: Knowledge;
  name: string;
  language: Language;
  turns: string[];
  /** The answer to the last one. */
  answer: string;
}

const fewestWords = 7;

/** One wording of each prepared answer. */
export function wordingsOf(content: Content): WordingAsked[] {
  const asked = perLanguage((language) =>
    (content.answers[language] ?? []).map((answer, at) => ({ answer, at, nth: (at * 7 + 3) % answer.asks.length })),
  );
  const without = perLanguage((language) =>
    asked[language].map(({ answer, nth }) => ({ ...answer, asks: answer.asks.filter((_, at) => at !== nth) })),
  );
  const fewer = enginesFor({ ...content, answers: without });
  return languages.flatMap((language) =>
    asked[language].flatMap(({ answer: { about, asks, answer }, nth, at }): WordingAsked[] => {
      const engine = fewer.get(language)!;
      const { records, facts } = engine;
      const thing = records.find(({ id }) => id === about);
      const wording = asks[nth]!;
      const isNamed = !thing || wording.includes('{it}');
      // Every other wording without a name follows the thing's name; a short one is meaningless without it.
      if (!isNamed && at % 2 === 1 && wording.split(' ').length < fewestWords) return [];
      const before = isNamed || at % 2 === 1 ? [] : [thing.title];
      const turns = [...before, wording.replaceAll('{it}', thing?.title ?? facts.owner.short)];
      return [{ engine, name: 'answers', language, turns, answer }];
    }),
  );
}

/** The owner's answers, known by their first wording, asked for by the others. */
export function taughtOf(content: Content): WordingAsked[] {
  const faq = content.faq ?? [];
  const firstOnly = faq.map((entry) => ({
    ...entry,
    questions: perLanguage((language) => entry.questions[language].slice(0, 1)),
  }));
  const engines = enginesFor({ ...content, faq: firstOnly, answers: {} });
  return languages.flatMap((language) =>
    faq.flatMap(({ questions, answer }) =>
      questions[language].slice(1).map((question) => ({
        engine: engines.get(language)!,
        name: 'taught',
        language,
        turns: [question],
        answer: answer[language],
      })),
    ),
  );
}
