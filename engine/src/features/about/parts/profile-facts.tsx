import { Fragment, type ReactNode } from 'react';
import type { Langs } from '#src/content/borrowed.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { shortAddress } from '#src/lib/web-address.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { SocialLink } from '#src/ui/media/social-links.tsx';
import styles from './profile-facts.module.css';

export interface ProfileFactsData {
  location: string;
  locationLang?: string | undefined;
  email: string;
  website: string;
  social: readonly SocialLink[];
  /** What separates the languages. */
  comma: string;
  languages: readonly { name: string; level: string; langs?: Langs<'name' | 'level'> }[];
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
        <span lang={facts.locationLang}>{facts.location}</span>
      </Fact>
      <Fact name={words.email}>
        <TextLink href={`mailto:${facts.email}`}>{facts.email}</TextLink>
      </Fact>
      <Fact name={words.website} onPaperOnly>
        {shortAddress(facts.website)}
      </Fact>
      {facts.social.map(({ network, url, name, lang }) => (
        <Fact key={network} name={name} lang={lang} onPaperOnly>
          {shortAddress(url)}
        </Fact>
      ))}
      {facts.languages.length > 0 && (
        <Fact name={words.languages}>
          {facts.languages.map(({ name, level, langs }, index) => (
            <Fragment key={name}>
              {index > 0 && facts.comma}
              <span lang={langs?.name}>
                {name}{' '}
                <span lang={langs?.level} className={styles.level}>
                  {level}
                </span>
              </span>
            </Fragment>
          ))}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  lang?: string | undefined;
  onPaperOnly?: boolean;
  children: ReactNode;
}

function Fact({ name, lang, onPaperOnly = false, children }: FactProps) {
  return (
    <div className={onPaperOnly ? 'print-only' : undefined}>
      <dt lang={lang} className="label">
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
