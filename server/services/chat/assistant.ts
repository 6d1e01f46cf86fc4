import { answer } from '#src/assistant/answer.ts';
import type { AnswererIndex } from '#src/assistant/types.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplySource } from './reply-source.ts';

/** Replies of the site's own assistant, which answers from the content without a model. `today` gives the owner's day as `YYYY-MM-DD`. */
export function assistantReplies(index: AnswererIndex, today: () => string): ReplySource {
  return {
    model: siteModel,
    async reply({ conversation, language }) {
      const { text } = answer(index, conversation, { pageLanguage: language, today: today() });
      return pieces(text);
    },
  };
}

/** Some words at a time, as a model would write them. */
async function* pieces(text: string) {
  for (const [piece] of text.matchAll(/\s*(?:\S+\s*){1,6}/g)) yield { text: piece };
}
