import type { ChatData } from '../chat-data.ts';
import type { ChatMessage } from '../conversation.ts';
import { NamedCards } from './named-cards.tsx';
import { namedEntries } from './named-entries.ts';

interface ReplyExtrasProps {
  reply: ChatMessage;
  data: ChatData;
}

/** What stands below a reply's text. Whatever else a reply comes to bring along is one part more in this list. */
export function ReplyExtras({ reply, data }: ReplyExtrasProps) {
  return (
    <>
      <NamedCards cards={namedEntries(reply.content, data.cards)} label={data.words.namedProjects} />
    </>
  );
}
