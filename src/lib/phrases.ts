/**
 * A title in pieces that a line should hold whole: a word of up to three letters (an article, a preposition, a negation)
 * goes with what follows it.
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
