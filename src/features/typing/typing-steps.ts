import type { Langs } from '#src/content/borrowed.ts';

/** Milliseconds of the animation. */
export const typingTimes = { question: 10_000, character: 100, pause: 1_500, dot: 200, rest: 3_000 } as const;

const dots = 3;

/** What the line says, and for how long. */
export interface TypingStep {
  text: string;
  ms: number;
  /** What the line is doing: the caret shows while it is being written. */
  phase: 'question' | 'command' | 'working' | 'dots';
}

/** The texts of the animation, in the page's language. */
export interface TypingWords {
  question: string;
  command: string;
  working: string;
  langs?: Langs<'question'>;
}

/**
 * One round of the animation: the question rests; the command is typed, and waits; the word for working is typed; one to
 * three dots follow, and rest. After the last step the first comes again.
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
    { text: question, phase: 'question', ms: typingTimes.question },
    ...typed(command, 'command', typingTimes.pause),
    ...typed(working, 'working', typingTimes.dot),
    ...Array.from({ length: dots }, (_, index) => ({
      text: working + '.'.repeat(index + 1),
      phase: 'dots' as const,
      ms: index + 1 === dots ? typingTimes.rest : typingTimes.dot,
    })),
  ];
}
