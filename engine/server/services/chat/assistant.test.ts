import { expect, test } from 'vitest';
import { perLanguage, type Language } from '#src/i18n/languages.ts';
import { lazyEngines } from './assistant.ts';

const ask = (content: string, language: Language) => ({ conversation: [{ role: 'user' as const, content }], language });

test('each language is loaded when a question first needs it, and again only after a failure', async () => {
  const reads: Language[] = [];
  const withEngines = lazyEngines(
    perLanguage((language) => () => {
      reads.push(language);
      return reads.length === 1 ? Promise.reject(new Error('unreachable')) : Promise.resolve(null);
    }),
  );
  const question = ask('¿Qué proyectos tienes?', 'es');
  const nothing = () => undefined;
  await expect(withEngines(question, nothing)).rejects.toThrow('unreachable');
  await withEngines(question, nothing);
  await withEngines(question, nothing);
  expect(reads).toEqual(['es', 'es']);
  await withEngines(question, (engines) => engines.get('en'));
  await withEngines(ask('Which projects do you have?', 'es'), nothing);
  expect(reads).toEqual(['es', 'es', 'en']);
});
