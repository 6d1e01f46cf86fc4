import { describe, expect, it } from 'vitest';
import { announcement, breaths, paragraphs, pause } from './narration.mjs';
import { cardinal } from './numbers.mjs';
import { publishedChapters } from './source.mjs';

describe('cardinal', () => {
  it.each([
    [0, 'cero'],
    [1, 'uno'],
    [16, 'dieciséis'],
    [22, 'veintidós'],
    [31, 'treinta y uno'],
    [100, 'cien'],
    [113, 'ciento trece'],
    [1000, 'mil'],
    [1884, 'mil ochocientos ochenta y cuatro'],
    [21000, 'veintiún mil'],
  ])('%i is "%s"', (value, words) => expect(cardinal(value)).toBe(words));
});

describe('breaths', () => {
  it('lets a character and the narrator take turns', () => {
    expect(breaths('—¿Todo bien? —preguntó Paco—. Es que cierro.')).toEqual([
      { text: '¿Todo bien?', speech: true, rest: pause.question },
      { text: 'preguntó Paco.', speech: false, rest: pause.sentence },
      { text: 'Es que cierro.', speech: true, rest: pause.paragraph },
    ]);
  });

  it('keeps the voice up before an aside', () => {
    expect(breaths('—Médico —dijo—. Rico.')[0]).toEqual({ text: 'Médico,', speech: true, rest: pause.aside });
  });

  it('says figures as words and drops the signs that are only seen', () => {
    expect(breaths('«113», decía la *etiqueta*.')[0].text).toBe('ciento trece, decía la etiqueta.');
  });

  it('is silent at a change of scene', () => expect(breaths('* * *')).toEqual([]));
});

describe.each(publishedChapters())('$name', (chapter) => {
  it('announces itself', () => expect(announcement(chapter)[0].text).toBe(`Capítulo ${cardinal(chapter.number)}.`));

  it('is narrated in its own words', () => {
    const letters = (text) =>
      text
        .replace(/\d+/g, (figure) => cardinal(Number(figure)))
        .replace(/[^\p{L}]+/gu, ' ')
        .trim();
    for (const paragraph of paragraphs(chapter.body)) {
      expect(
        letters(
          breaths(paragraph)
            .map(({ text }) => text)
            .join(' '),
        ),
      ).toBe(letters(paragraph));
    }
  });
});
