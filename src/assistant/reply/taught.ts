import { stem } from '../understand/stem.ts';
import { plainWords } from '../understand/text.ts';
import type { Draft, Scene } from './scene.ts';

/** The owner's own answer, when the question is near enough to one the owner wrote down. */
export function taughtAnswer({ knowledge, reading }: Scene): Draft | undefined {
  const { facts, words, language } = knowledge;
  const rootsOf = (text: string) =>
    new Set(
      plainWords(text)
        .filter((word) => !words.function(word))
        .map((word) => stem(word, language)),
    );
  const asked = rootsOf(reading.tokens.map(({ text }) => text).join(' '));
  let best: { answer: string; score: number } | undefined;
  for (const { questions, answer } of facts.taught) {
    for (const question of questions) {
      const roots = rootsOf(question);
      const shared = [...roots].filter((root) => asked.has(root)).length;
      const score = (2 * shared) / Math.max(1, roots.size + asked.size);
      if (score > (best?.score ?? 0.6)) best = { answer, score };
    }
  }
  return best && { text: best.answer };
}
