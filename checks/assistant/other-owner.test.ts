import { describe, expect, it, test } from 'vitest';
import type { Content } from '#src/content/content.ts';
import type { Language, ShippedLanguage } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { converse, enginesFor } from './fixture.ts';
import { otherOwner } from './other-owner.ts';

/** Questions to the other owner, and what each reply must contain. */
const asked: Record<ShippedLanguage, readonly (readonly [string, string])[]> = {
  es: [
    ['¿Quién es Marit?', 'Ingeniera'],
    ['¿Dónde vive?', 'Rotterdam'],
    ['¿Qué es el Puente de la Garza?', 'madera laminada'],
    ['¿Cuánto mide el puente?', '41 metros'],
    ['¿Cuándo se hizo la Cubierta del mercado?', '2025'],
    ['¿Está terminada la Cubierta del mercado?', 'Todavía no'],
    ['¿Con qué está hecho el Puente de la Garza?', 'Grasshopper'],
    ['¿Qué proyectos son de acero?', 'Escalera'],
    ['¿Cuántos proyectos hay?', '3'],
    ['¿Cuál es el proyecto más reciente?', 'Cubierta del mercado'],
    ['¿Hablas alemán?', 'avanzado'],
    ['¿Dónde has trabajado?', 'Havenwerk'],
    ['¿Qué has estudiado?', 'TU Delft'],
    ['¿Cuánto tardas en contestar?', 'semana'],
    ['¿Cuál es tu correo?', 'marit@engineer.example'],
    ['¿Cuánto cuesta un puente?', '40.000'],
    ['¿Has escrito una novela?', 'ninguna novela'],
    ['quiero un puente pa mi jardin', 'encargo'],
    ['¿Qué tal se te da el acero?', '60'],
    ['lo del mercado de pescado que es', 'Cubierta'],
  ],
  en: [
    ['Who is Marit?', 'engineer'],
    ['Where are you based?', 'Rotterdam'],
    ['What is Heron Bridge?', 'laminated timber'],
    ['How long is the bridge?', '41'],
    ['When was the Market Roof made?', '2025'],
    ['Is the Market Roof finished?', 'Not yet'],
    ['What was Heron Bridge made with?', 'Grasshopper'],
    ['Which projects are in steel?', 'Stairs'],
    ['How many projects are there?', '3'],
    ['What is the latest project?', 'Market Roof'],
    ['Do you speak German?', 'advanced'],
    ['Where have you worked?', 'Havenwerk'],
    ['What did you study?', 'TU Delft'],
    ['How soon do you reply?', 'week'],
    ['What is your email?', 'marit@engineer.example'],
    ['how much is a bridge', '40,000'],
    ['Have you written a novel?', 'no novel'],
    ['i want a bridge for my garden', 'commission'],
    ['How good are you with steel?', '60'],
    ['the fish market thing, what is it', 'Roof'],
  ],
};

const least = 0.75;

describe("another owner's content", () => {
  const engines = enginesFor(otherOwner);

  it.each(['es', 'en'] as const)('is understood as well in %s', (language) => {
    const wrong = asked[language].flatMap(([question, wanted]) => {
      const text = converse(engines, language, question).at(-1)?.text ?? '';
      return foldText(text).includes(foldText(wanted)) ? [] : [`${question} → ${text}`];
    });
    expect(1 - wrong.length / asked[language].length, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('is never answered with words of the site that ships', () => {
    const texts = Object.values(asked).flatMap((questions) =>
      questions.map(([question]) => converse(engines, 'es', question).at(-1)?.text ?? ''),
    );
    expect(texts.filter((text) => /Alba|Málaga|example\.com/.test(text))).toEqual([]);
  });
});

describe("another owner's own answers", () => {
  const faq = [
    ['¿Emitís factura?', 'Do you send an invoice?', 'Con factura a treinta días.', 'By invoice, within thirty days.'],
    ['¿Viajáis a otras ciudades?', 'Do you travel to other towns for a job?', 'A toda Europa.', 'Anywhere in Europe.'],
    ['¿Y si llueve el día del montaje?', 'What if it rains on the day?', 'Al día siguiente.', 'On the day after.'],
    ['¿Firmas un acuerdo de confidencialidad?', 'Would you sign an NDA?', 'Antes de hablar.', 'Yes, before we talk.'],
  ].map(([es, en, dicho, said]) => ({ questions: { es: [es], en: [en] }, answer: { es: dicho, en: said } }));
  const engines = enginesFor({ ...otherOwner, faq } as unknown as Content);

  // None of these questions shares a telling word with a wording.
  test.each<[Language, string, string]>([
    ['es', '¿se puede pagar con tarjeta?', 'factura a treinta'],
    ['es', '¿te desplazarías hasta nuestro pueblo?', 'toda Europa'],
    ['es', 'y con un temporal de viento qué hacéis', 'día siguiente'],
    ['es', 'lo nuestro es secreto, ¿nos guardas la idea?', 'Antes de hablar'],
    ['en', 'can I pay by card?', 'thirty days'],
    ['en', 'would she come out to our village?', 'Anywhere in Europe'],
    ['en', 'what if there is a gale on the date?', 'day after'],
    ['en', 'nobody must know about it yet, can you keep it to yourself?', 'before we talk'],
  ])('are found by what they are about, in %s: %s', (language, question, said) => {
    expect(converse(engines, language, question)[0]?.text).toContain(said);
  });

  test.each<[Language, string]>([
    ['es', '¿De qué está hecho el puente de la Garza?'],
    ['es', '¿Qué es Market Roof?'],
    ['en', 'What is the Heron Bridge made of?'],
    ['en', 'How do I contact you?'],
    ['en', 'Which languages does she speak?'],
  ])('are not given in %s to: %s', (language, question) => {
    expect(converse(engines, language, question)[0]?.target).not.toBe('taught');
  });
});
