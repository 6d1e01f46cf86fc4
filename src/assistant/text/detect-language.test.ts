import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { foldQuestion, tokenize } from './tokens.ts';

const detect = (text: string) => detectLanguage(text, tokenize(foldQuestion(text)));

describe('detectLanguage', () => {
  it.each([
    '¿Qué es Nimbus App?',
    'enlace de notfoundink',
    'hola',
    'con que esta hecho',
    'proyectos con React',
    '¿Y el código?',
  ])('%s is Spanish', (text) => {
    expect(detect(text)).toBe('es');
  });

  it.each([
    'What is Nimbus App?',
    'link to AI Dreamer please',
    'hi there',
    'show me your React projects',
    'and the code?',
  ])('%s is English', (text) => {
    expect(detect(text)).toBe('en');
  });

  it.each(['Nimbus App', 'CandleRush 2', '12345', '', '?'])('%s does not tell', (text) => {
    expect(detect(text)).toBeNull();
  });
});
