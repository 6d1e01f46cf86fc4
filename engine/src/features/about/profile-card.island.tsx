import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { buttonLook } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { SocialLink } from '#src/ui/media/social-links.island.tsx';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import factStyles from './profile-facts.module.css';
import styles from './profile-card.module.css';

interface ProfileCardProps {
  profile: {
    name: string;
    roles: readonly Text[];
    location: Text;
    email: string;
    /** The page's own address, which paper shows. */
    page: string;
    /** What separates the languages. */
    comma: string;
    languages: readonly { name: Text; level: Text | undefined }[];
    social: readonly SocialLink[];
    /** The address of the CV, if the site has one. */
    cv: string | null;
    portrait: { picture: Picture; alt: Text } | undefined;
  };
  words: Dictionary['about'];
  cvTitle: string;
}

export function ProfileCard({ profile, words, cvTitle }: ProfileCardProps) {
  return (
    <aside className={cx(styles.card, 'stack')}>
      {profile.portrait && (
        <ResponsivePicture
          {...profile.portrait}
          sizes="(min-width: 64rem) 21rem, (min-width: 40rem) 14rem, 8rem"
          className={styles.portrait}
          important
        />
      )}
      <div className={styles.names}>
        <p className={styles.name}>{profile.name}</p>
        <ul className={cx(styles.roles, 'muted above-2')}>
          {profile.roles.map((role) => (
            <T key={plain(role)} as="li">
              {role}
            </T>
          ))}
        </ul>
      </div>
      <div className={styles.facts}>
        <dl className={cx(factStyles.facts, 'grid')}>
          <Fact name={words.location}>
            <T>{profile.location}</T>
          </Fact>
          <Fact name={words.email}>
            <TextLink href={`mailto:${profile.email}`}>{profile.email}</TextLink>
            <div className="print-only">{profile.page}</div>
          </Fact>
          {profile.languages.length > 0 && (
            <Fact name={words.languages}>
              {profile.languages.map(({ name, level }, index) => (
                <Fragment key={plain(name)}>
                  {index > 0 && profile.comma}
                  <span lang={langOf(name)}>
                    {plain(name)} {level && <T className="muted">{level}</T>}
                  </span>
                </Fragment>
              ))}
            </Fact>
          )}
        </dl>
      </div>
      <div className={cx(styles.actions, 'stack gap-4')}>
        {profile.social.length > 0 && <SocialLinks links={profile.social} />}
        {profile.cv && (
          <Link href={profile.cv} className={buttonLook({}, 'no-print')}>
            {cvTitle}
          </Link>
        )}
      </div>
    </aside>
  );
}

function Fact({ name, children }: { name: Text; children: ReactNode }) {
  return (
    <div>
      <T as="dt" className="label">
        {name}
      </T>
      <dd>{children}</dd>
    </div>
  );
}
