import { useCallback, useRef } from 'react';
import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Text } from '#src/lib/text.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart, latePart } from '#src/ui/islands/lazy-part.tsx';
import { hasSky } from '#src/ui/layout/motif.ts';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { SocialLink } from '#src/ui/media/social-links.island.tsx';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import type { PrintsProps } from './collage.island.tsx';
import collageStyles from './collage.module.css';
import styles from './hero.module.css';
import type { PortraitProps } from './portrait.island.tsx';
import { RoleLine } from './role-line.tsx';
import { SkyLine } from './sky/sky-line.tsx';
import type { SkyData } from './sky/sky.loader.ts';
import { Sky, type SkyProps } from './sky/sky.tsx';

const HeroActions = lazyPart(() => import('./hero-actions.island.tsx').then((module) => module.HeroActions));
const Prints = latePart(() => import('./collage.island.tsx').then((module) => module.CollagePrints));
const Portrait = lazyPart(() => import('./portrait.island.tsx').then((module) => module.Portrait));

export interface HeroProps {
  owner: {
    name: string;
    intro: Text;
    roles: readonly Text[];
    /** In place of portrait, sky and collage. */
    picture?: { picture: Picture; alt: Text } | undefined;
    portraits: PortraitProps['portraits'];
    social: readonly SocialLink[];
  };
  sky: SkyData;
  star: SkyProps['star'];
  collage: PrintsProps['page'] | null;
  addresses: { contact: string; projects: string };
  words: Dictionary['home'];
  paused: boolean;
}

export function Hero({ owner, sky, star, collage, addresses, words, paused }: HeroProps) {
  const grid = useRef<HTMLDivElement>(null);
  const covers = useCallback(() => {
    const portrait = `.${styles.portrait}`;
    const others = grid.current?.querySelectorAll(`${portrait} button, .${styles.collage} > li`) ?? [];
    return { portrait: grid.current?.querySelector(portrait) ?? null, others: [...others] };
  }, []);
  return (
    <section className={cx(styles.hero, 'relative')}>
      <div ref={grid} className={cx(styles.grid, 'page-width grid gap-4')}>
        <div className={cx(styles.text, 'relative shrinks')}>
          {hasSky && <SkyLine data={sky} words={words} />}
          <h1 className={styles.title}>
            <span className={cx(styles.greeting, 'muted')}>{words.greeting}</span>{' '}
            <span className={cx(styles.name, 'above-2')}>{owner.name}</span>
          </h1>
          <RoleLine roles={owner.roles} paused={paused} />
          <T as="p" className={styles.intro}>
            {owner.intro}
          </T>
          <Island as="p" opens="touch" part={HeroActions} className={cx(styles.actions, 'cluster')}>
            <HeroActions addresses={addresses} words={words} className={styles.action} />
          </Island>
          {owner.social.length > 0 && (
            <div className={cx(styles.social, 'items-centre')}>
              <span className="label">{words.findMeOn}</span>
              <SocialLinks links={owner.social} />
            </div>
          )}
        </div>
        <div className={styles.stage}>
          {owner.picture ? (
            <ResponsivePicture
              {...owner.picture}
              sizes="(min-width: 64rem) 45vw, 100vw"
              className={styles.own}
              important
            />
          ) : (
            <>
              {hasSky && <Sky data={sky} covers={covers} star={star} />}
              <Island opens="touch" part={Portrait} className={cx(styles.portrait, 'absolute')}>
                <Portrait portraits={owner.portraits} changeLabel={words.changePhoto} />
              </Island>
            </>
          )}
        </div>
        {!owner.picture && collage && (
          <Island as="ul" opens="touch" part={Prints} className={cx(collageStyles.prints, 'relative', styles.collage)}>
            <Prints page={collage} />
          </Island>
        )}
      </div>
    </section>
  );
}
