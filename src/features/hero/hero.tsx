import { cx } from '#src/lib/cx.ts';
import type { Langs, ListLangs } from '#src/content/borrowed.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { hasSky } from '#src/ui/layout/motif.ts';
import { SocialLinks, type SocialLink } from '#src/ui/media/social-links.tsx';
import { Collage, type CollageProps } from './collage.tsx';
import styles from './hero.module.css';
import { Portrait, type PortraitProps } from './portrait.tsx';
import { ProjectsLink } from './projects-link.tsx';
import { RoleLine } from './role-line.tsx';
import { SkyLine } from './sky/sky-line.tsx';
import type { SkyData } from './sky/sky-data.ts';
import { Sky } from './sky/sky.tsx';

interface HeroProps {
  owner: {
    name: string;
    intro: string;
    langs?: Langs<'intro'>;
    roles: readonly string[];
    roleLangs?: ListLangs;
    portraits: PortraitProps['portraits'];
    social: readonly SocialLink[];
  };
  sky: SkyData;
  collage: CollageProps['pictures'];
  addresses: { contact: string; projects: string };
  words: Dictionary['home'];
  /** True while the visitor has stopped what moves. */
  paused: boolean;
}

/** Who this is, in one screen: the owner under tonight's sky. */
export function Hero({ owner, sky, collage, addresses, words, paused }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={cx(styles.grid, 'page-width')}>
        <div className={styles.text}>
          {hasSky && <SkyLine coordinates={sky.coordinates} town={sky.town} words={words} />}
          <h1 className={styles.title}>
            <span className={styles.greeting}>{words.greeting}</span> <span className={styles.name}>{owner.name}</span>
          </h1>
          <RoleLine roles={owner.roles} langs={owner.roleLangs} paused={paused} />
          <p lang={owner.langs?.intro} className={styles.intro}>
            {owner.intro}
          </p>
          <p className={styles.actions}>
            <ButtonLink variant="primary" href={addresses.contact} className={styles.action}>
              {words.contactMe}
            </ButtonLink>
            <ProjectsLink href={addresses.projects} className={styles.action}>
              {words.viewProjects}
            </ProjectsLink>
          </p>
          {owner.social.length > 0 && (
            <div className={styles.social}>
              <span className="label">{words.findMeOn}</span>
              <SocialLinks links={owner.social} />
            </div>
          )}
        </div>
        <div className={styles.stage}>
          {hasSky && <Sky data={sky} />}
          <Portrait portraits={owner.portraits} changeLabel={words.changePhoto} />
        </div>
        <Collage className={styles.collage} pictures={collage} projectsAddress={addresses.projects} />
      </div>
    </section>
  );
}
