import { Fragment, type ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import styles from './profile-facts.module.css';

export interface ProfileFactsData {
  location: Text;
  email: string;
  /** The page's own address, which paper shows. */
  page: string;
  /** What separates the languages. */
  comma: string;
  languages: readonly { name: Text; level: Text | undefined }[];
}

interface ProfileFactsProps {
  facts: ProfileFactsData;
  words: Dictionary['about'];
}

/** Location, email and spoken languages. */
export function ProfileFacts({ facts, words }: ProfileFactsProps) {
  return (
    <dl className={cx(styles.facts, 'grid')}>
      <Fact name={words.location}>
        <T>{facts.location}</T>
      </Fact>
      <Fact name={words.email}>
        <TextLink href={`mailto:${facts.email}`}>{facts.email}</TextLink>
        <div className="print-only">{facts.page}</div>
      </Fact>
      {facts.languages.length > 0 && (
        <Fact name={words.languages}>
          {facts.languages.map(({ name, level }, index) => (
            <Fragment key={plain(name)}>
              {index > 0 && facts.comma}
              <span lang={langOf(name)}>
                {plain(name)} {level && <T className="muted">{level}</T>}
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
  children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <T as="dt" className="label">
        {name}
      </T>
      <dd>{children}</dd>
    </div>
  );
}
