import { expect, test } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import type { Language } from '#src/i18n/languages.ts';
import { converse, enginesFor } from './fixture.ts';

// The smaller model for browsers knows less, but answers the most common questions.
// Tests the engine without prepared answers, which use their own wording.
const content = { ...loadContent(process.cwd()), answers: {} };
const engines = enginesFor(content, 'light');

test.each<[Language, string, string]>([
  ['es', '¿Cómo puedo contactar contigo?', 'owner.contact'],
  ['es', '¿Cómo puedo contactarte?', 'owner.contact'],
  ['es', '¿Aceptas encargos?', 'owner.availability'],
  ['es', '¿Qué proyectos tienes?', 'list.projects'],
  ['es', '¿Qué puedes hacer?', 'assistant.what'],
  ['en', 'How can I contact you?', 'owner.contact'],
  ['en', 'How can I get in touch with you?', 'owner.contact'],
  ['en', 'Are you available for work?', 'owner.availability'],
  ['en', 'What projects do you have?', 'list.projects'],
])('in %s: %s', (language, question, target) => {
  expect(converse(engines, language, question)[0]?.target).toBe(target);
});
