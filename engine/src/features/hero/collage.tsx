import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Text } from '#src/lib/text.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import styles from './collage.module.css';

const Prints = lazyPart(() => import('./collage.island.tsx').then((module) => module.CollagePrints));

export interface CollageProps {
  pictures: readonly { id: string; title: Text; picture: Picture }[];
  projectsAddress: string;
  className?: string | undefined;
}

export function Collage({ pictures, projectsAddress, className }: CollageProps) {
  if (pictures.length === 0) return null;
  return (
    <Island as="ul" opens="touch" part={Prints} className={cx(styles.prints, className)}>
      <Prints pictures={pictures} projectsAddress={projectsAddress} />
    </Island>
  );
}
