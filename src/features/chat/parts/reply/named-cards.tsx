import { Link, useLocation } from 'wouter';
import type { NamedCard } from '#src/features/chat/chat-data.ts';
import styles from './named-cards.module.css';

/** Small cards of the projects that a reply named; nothing without one. */
export function NamedCards({ cards, label }: { cards: readonly NamedCard[]; label: string }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  );
}

/** On the page that shows the project the browser goes to its place by itself; from elsewhere the page comes without a load. */
function CardLink({ card }: { card: NamedCard }) {
  const [pathname] = useLocation();
  const Anchor = card.href.split(/[?#]/)[0] === pathname ? 'a' : Link;
  return (
    <Anchor href={card.href} className={styles.card}>
      {card.icon && <img src={card.icon} alt="" width="36" height="36" />}
      <span className={styles.title}>{card.title}</span>
      <span className="meta">{card.facts.join(' · ')}</span>
    </Anchor>
  );
}
