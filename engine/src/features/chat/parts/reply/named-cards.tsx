import { Link, useLocation } from 'wouter';
import type { ChatData } from '#src/features/chat/chat.loader.ts';
import type { ChatMessage } from '#src/features/chat/conversation/conversation.ts';
import styles from './named-cards.module.css';

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

export interface NamedEntry {
  id: string;
  names: string[];
}

export const mostCards = 6;

/** Finds entries whose exact title appears in the text, in text order. A longer title hides shorter ones inside it. */
export function namedEntries<E extends NamedEntry>(text: string, entries: readonly E[]): E[] {
  const names = entries
    .flatMap((entry) => [...new Set(entry.names)].map((name) => ({ entry, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Map<E, number>();
  let rest = text;
  for (const { entry, name } of names) {
    for (let at = rest.indexOf(name); at !== -1; at = rest.indexOf(name, at + name.length)) {
      if (isWordPart(rest[at - 1]) || isWordPart(rest[at + name.length])) continue;
      found.set(entry, Math.min(at, found.get(entry) ?? at));
      rest = rest.slice(0, at) + '\0'.repeat(name.length) + rest.slice(at + name.length);
    }
  }
  return [...found]
    .sort(([, a], [, b]) => a - b)
    .slice(0, mostCards)
    .map(([entry]) => entry);
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
