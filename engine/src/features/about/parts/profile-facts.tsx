import { Fragment, type ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { shortAddress } from '#src/lib/web-address.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { SocialLink } from '#src/ui/media/social-links.island.tsx';
import styles from './profile-facts.module.css';

export interface ProfileFactsData {
  location: Text;
  email: string;
  website: string;
  social: readonly SocialLink[];
  /** What separates the languages. */
  comma: string;
  languages: readonly { name: Text; level: Text | undefined }[];
}

interface ProfileFactsProps {
  facts: ProfileFactsData;
  words: Dictionary['about'];
}

/** Location, contact links and spoken languages. Link addresses are spelled out in print only. */
export function ProfileFacts({ facts, words }: ProfileFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact name={words.location}>
        <T>{facts.location}</T>
      </Fact>
      <Fact name={words.email}>
        <TextLink href={`mailto:${facts.email}`}>{facts.email}</TextLink>
      </Fact>
      <Fact name={words.website} onPaperOnly>
        {shortAddress(facts.website)}
      </Fact>
      {facts.social.map(({ network, url, name }) => (
        <Fact key={network} name={name} onPaperOnly>
          {shortAddress(url)}
        </Fact>
      ))}
      {facts.languages.length > 0 && (
        <Fact name={words.languages}>
          {facts.languages.map(({ name, level }, index) => (
            <Fragment key={plain(name)}>
              {index > 0 && facts.comma}
              <span lang={langOf(name)}>
                {plain(name)} {level && <T className={styles.level}>{level}</T>}
              </span>
            </Fragment>
          ))}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: Text;
  onPaperOnly?: boolean;
  children: ReactNode;
}

function Fact({ name, onPaperOnly = false, children }: FactProps) {
  return (
    <div className={onPaperOnly ? 'print-only' : undefined}>
      <T as="dt" className="label">
        {name}
      </T>
      <dd>{children}</dd>
    </div>
  );
}
