/**
 * Splits a title into pieces that should not wrap: a word of up to three letters (article, preposition, negation) stays
 * with the next word.
 */
export function phrasesOf(title: string): string[] {
  const phrases: string[] = [];
  let isBound = false;
  for (const word of title.split(/\s+/)) {
    if (isBound) phrases.push(`${phrases.pop() ?? ''} ${word}`);
    else phrases.push(word);
    isBound = /^\p{L}{1,3}$/u.test(word);
  }
  return phrases;
}
