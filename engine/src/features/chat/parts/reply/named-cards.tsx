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
  const [pathname] = useLocation();
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={data.words.namedProjects}>
      {cards.map(({ id, href, title, facts }) => {
        // The browser's own anchor navigation on the same page, and client navigation from other pages.
        const Anchor = href.split(/[?#]/)[0] === pathname ? 'a' : Link;
        return (
          <li key={id}>
            <Anchor href={href} className={styles.card}>
              <span className={styles.title}>{title}</span>
              <span className="meta">{facts.join(' · ')}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
