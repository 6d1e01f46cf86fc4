import { expect, test } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import type { Language } from '#src/i18n/languages.ts';
import { converse, enginesFor } from './fixture.ts';

// What a browser loads where there is no server knows less, but not less than what every visitor asks first.
// What the engine does by itself: written answers word these things in their own way.
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
