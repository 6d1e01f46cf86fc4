import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import type { Picture } from '#src/lib/picture.ts';
import { Link } from 'wouter';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { SocialLink } from '#src/ui/media/social-links.island.tsx';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import styles from './profile-card.module.css';
import { ProfileFacts, type ProfileFactsData } from './parts/profile-facts.tsx';

interface ProfileCardData extends ProfileFactsData {
  name: string;
  roles: readonly Text[];
  social: readonly SocialLink[];
  /** The address of the CV, if the site has one. */
  cv: string | null;
  portrait: { picture: Picture; alt: Text } | undefined;
}

interface ProfileCardProps {
  profile: ProfileCardData;
  words: Dictionary['about'];
  cvTitle: string;
}

/** Portrait and facts beside the text. */
export function ProfileCard({ profile, words, cvTitle }: ProfileCardProps) {
  return (
    <aside className={cx(styles.card, 'stack')}>
      {profile.portrait && (
        <ResponsivePicture
          picture={profile.portrait.picture}
          alt={profile.portrait.alt}
          sizes="(min-width: 64rem) 21rem, (min-width: 40rem) 14rem, 8rem"
          className={styles.portrait}
          important
        />
      )}
      <div className={styles.names}>
        <p className={styles.name}>{profile.name}</p>
        <ul className={cx(styles.roles, 'muted')}>
          {profile.roles.map((role) => (
            <T key={plain(role)} as="li">
              {role}
            </T>
          ))}
        </ul>
      </div>
      <div className={styles.facts}>
        <ProfileFacts facts={profile} words={words} />
      </div>
      <div className={cx(styles.actions, 'stack')}>
        {profile.social.length > 0 && <SocialLinks links={profile.social} />}
        {profile.cv && (
          <Link href={profile.cv} asChild>
            <ButtonLink className="no-print">{cvTitle}</ButtonLink>
          </Link>
        )}
      </div>
    </aside>
  );
}
