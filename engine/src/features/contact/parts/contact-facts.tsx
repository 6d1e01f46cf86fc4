import type { ComponentProps } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import type { Text } from '#src/lib/text.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import styles from './contact-facts.module.css';

interface ContactFactsProps {
  email: string;
  location: Text;
  social: ComponentProps<typeof SocialLinks>['links'];
  words: Dictionary['contact'];
}

export function ContactFacts({ email, location, social, words }: ContactFactsProps) {
  return (
    <dl className={cx(styles.facts, 'grid')}>
      <dt className="sr-only">{words.email}</dt>
      <dd>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </dd>
      <dt className={cx(styles.place, 'sr-only')}>{words.location}</dt>
      <T as="dd" className={styles.place}>
        {location}
      </T>
      {social.length > 0 && (
        <>
          <dt className="sr-only">{words.social}</dt>
          <dd>
            <SocialLinks links={social} />
          </dd>
        </>
      )}
    </dl>
  );
}
