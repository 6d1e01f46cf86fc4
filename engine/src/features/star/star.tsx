import { use } from 'react';
import { readStorage } from '#src/lib/browser/storage.ts';
import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import type { SkyStarProps, StarProps } from './star.island.tsx';
import { StarWords } from './star-words.ts';

const Button = lazyPart(() => import('./star.island.tsx').then((module) => module.StarButton));
const SkyLink = lazyPart(() => import('./star.island.tsx').then((module) => module.SkyStarLink));

/**
 * Once any star has been found, stars hydrate on sight, so that found ones are marked; before that, only when touched.
 */
const opens = () => (readStorage('local', 'star') ? 'sight' : 'touch');

/** The hidden star of a page. Absent on a site without a torn-out page. */
export function Star({ className, ...props }: StarProps & { className?: string | undefined }) {
  return (
    use(StarWords) && (
      <Island as="span" opens={opens()} part={Button} className={cx('absolute', className)}>
        <Button {...props} />
      </Island>
    )
  );
}

export function SkyStar(props: SkyStarProps) {
  return (
    <Island as="span" opens={opens()} part={SkyLink} className="absolute">
      <SkyLink {...props} />
    </Island>
  );
}
