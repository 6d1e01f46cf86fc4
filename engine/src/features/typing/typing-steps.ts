import { plain, type Text } from '#src/lib/text.ts';

/** Durations in milliseconds. */
export const typingTimes = { question: 10_000, character: 100, pause: 1_500, dot: 200, rest: 3_000 } as const;

const dots = 3;

export interface TypingStep {
  text: string;
  ms: number;
  /** The caret shows while text is being typed. */
  phase: 'question' | 'command' | 'working' | 'dots';
}

export interface TypingWords {
  question: Text;
  command: string;
  working: string;
}

/**
 * Steps of one loop: the question; the command, typed, then a pause; the word for working, typed; one to three dots, then a
 * rest.
 */
export function typingSteps({ question, command, working }: TypingWords): TypingStep[] {
  const typed = (text: string, phase: TypingStep['phase'], lastMs: number): TypingStep[] => {
    const characters = [...text];
    return ['', ...characters].map((_, index) => ({
      text: characters.slice(0, index).join(''),
      phase,
      ms: index === characters.length ? lastMs : typingTimes.character,
    }));
  };
  return [
    { text: plain(question), phase: 'question', ms: typingTimes.question },
    ...typed(command, 'command', typingTimes.pause),
    ...typed(working, 'working', typingTimes.dot),
    ...Array.from({ length: dots }, (_, index) => ({
      text: working + '.'.repeat(index + 1),
      phase: 'dots' as const,
      ms: index + 1 === dots ? typingTimes.rest : typingTimes.dot,
    })),
  ];
}
