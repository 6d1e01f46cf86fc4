import { Link, useLocation } from 'wouter';
import type { ChatData } from '#src/features/chat/chat.loader.ts';
import type { ChatMessage } from '#src/features/chat/conversation/conversation.ts';
import styles from './named-cards.module.css';
import { namedEntries } from './named-entries.ts';

interface NamedCardsProps {
  reply: ChatMessage;
  data: ChatData;
}

/** Links to what a reply is about. The site's assistant lists its sources; other models' replies are searched for titles. */
export function NamedCards({ reply: { content, site }, data }: NamedCardsProps) {
  const cards = site
    ? site.sources.flatMap((id) => data.cards.find((card) => card.id === id) ?? [])
    : namedEntries(content, data.cards);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={data.words.namedProjects}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Uses the browser's own anchor navigation on the same page, and client navigation from other pages. */
function CardLink({ card }: { card: ChatData['cards'][number] }) {
  const [pathname] = useLocation();
  const Anchor = card.href.split(/[?#]/)[0] === pathname ? 'a' : Link;
  return (
    <Anchor href={card.href} className={styles.card}>
      <span className={styles.title}>{card.title}</span>
      <span className="meta">{card.facts.join(' · ')}</span>
    </Anchor>
  );
}
