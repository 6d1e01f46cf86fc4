/** What is answered without looking whether somebody else has come; the rest waits for the next turn. */
const mostInOneTurn = 8;

/** Decides whose request is answered next. */
export interface Turns {
  /** Answers now, or as soon as it is the turn of who asks; `whose` is only asked for when somebody has to wait. */
  take(whose: () => string, answer: () => void): void;
}

/**
 * Few answers in each turn of the event loop, and those who wait one after the other, however many requests each has
 * sent. Without it a single greedy address fills whole turns, and Node lets one new connection in with each.
 */
export function fairTurns(most = mostInOneTurn): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let answered = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(turn);
  }

  function turn(): void {
    isScheduled = false;
    answered = 0;
    while (answered < most) {
      const [first] = waiting;
      if (!first) return;
      const [address, answers] = first;
      // To the end of the line, behind all others.
      waiting.delete(address);
      const answer = answers.shift();
      if (answers.length > 0) waiting.set(address, answers);
      answered += 1;
      schedule();
      answer?.();
    }
  }

  return {
    take(whose, answer) {
      schedule();
      if (waiting.size === 0 && answered < most) {
        answered += 1;
        answer();
        return;
      }
      const address = whose();
      const answers = waiting.get(address);
      if (answers) answers.push(answer);
      else waiting.set(address, [answer]);
    },
  };
}
