import { expect, test } from 'vitest';
import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import { converse, enginesFor } from './fixture.ts';
import { otherOwner } from './other-owner.ts';

// An owner's answers are found by what they are about: none of these questions shares a telling word with a wording.
const engines = enginesFor({
  ...otherOwner,
  faq: [
    {
      questions: { es: ['¿Emitís factura?'], en: ['Do you send an invoice?'] },
      answer: { es: 'Con factura a treinta días.', en: 'By invoice, within thirty days.' },
    },
    {
      questions: { es: ['¿Viajáis a otras ciudades?'], en: ['Do you travel to other towns for a job?'] },
      answer: { es: 'Vamos a toda Europa.', en: 'We go anywhere in Europe.' },
    },
    {
      questions: { es: ['¿Y si llueve el día del montaje?'], en: ['What if it rains on the day?'] },
      answer: { es: 'Se monta al día siguiente.', en: 'It is put up the day after.' },
    },
    {
      questions: { es: ['¿Firmas un acuerdo de confidencialidad?'], en: ['Would you sign an NDA?'] },
      answer: { es: 'Sí, antes de hablar.', en: 'Yes, before we talk.' },
    },
  ],
} as unknown as Content);

test.each<[Language, string, string]>([
  ['es', '¿se puede pagar con tarjeta?', 'factura a treinta'],
  ['es', '¿te desplazarías hasta nuestro pueblo?', 'toda Europa'],
  ['es', 'y con un temporal de viento qué hacéis', 'día siguiente'],
  ['es', 'lo nuestro es secreto, ¿nos guardas la idea?', 'antes de hablar'],
  ['en', 'can I pay by card?', 'thirty days'],
  ['en', 'would she come out to our village?', 'anywhere in Europe'],
  ['en', 'what if there is a gale on the date?', 'day after'],
  ['en', 'nobody must know about it yet, can you keep it to yourself?', 'before we talk'],
])('in %s: %s', (language, question, said) => {
  expect(converse(engines, language, question)[0]?.text).toContain(said);
});

test.each<[Language, string]>([
  ['es', '¿De qué está hecho el puente de la Garza?'],
  ['es', '¿Qué es Market Roof?'],
  ['en', 'What is the Heron Bridge made of?'],
  ['en', 'How do I contact you?'],
  ['en', 'Which languages does she speak?'],
])('gives none of them in %s to: %s', (language, question) => {
  expect(converse(engines, language, question)[0]?.target).not.toBe('taught');
});
