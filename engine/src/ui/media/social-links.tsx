import { cx } from '#src/lib/cx.ts';
import { Island } from '../islands/island.tsx';
import { lazyPart } from '../islands/lazy-part.tsx';
import type { SocialLink } from './social-links.island.tsx';
import styles from './social-links.module.css';

const Items = lazyPart(() => import('./social-links.island.tsx').then((module) => module.SocialLinkItems));

/** The icons, most of the code, only load when the list is drawn again. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <Island as="ul" opens="touch" part={Items} className={cx(styles.links, 'cluster')}>
      <Items links={links} />
    </Island>
  );
}
