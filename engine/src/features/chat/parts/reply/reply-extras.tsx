import type { ChatData, NamedCard } from '#src/features/chat/chat-data.ts';
import type { ChatMessage } from '#src/features/chat/conversation/conversation.ts';
import { NamedCards } from './named-cards.tsx';
import { namedEntries } from './named-entries.ts';

interface ReplyExtrasProps {
  reply: ChatMessage;
  data: ChatData;
}

export function ReplyExtras({ reply, data }: ReplyExtrasProps) {
  return (
    <>
      <NamedCards cards={cardsOf(reply, data)} label={data.words.namedProjects} />
    </>
  );
}

// The site's assistant lists its entries; other models' replies are searched for titles.
function cardsOf({ content, site }: ChatMessage, { cards }: ChatData): NamedCard[] {
  if (!site) return namedEntries(content, cards);
  return site.sources.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}
