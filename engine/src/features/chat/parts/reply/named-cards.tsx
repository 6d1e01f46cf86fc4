import { Link, useLocation } from 'wouter';
import type { NamedCard } from '#src/features/chat/chat-data.ts';
import styles from './named-cards.module.css';

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

/** Uses the browser's own anchor navigation on the same page, and client navigation from other pages. */
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
