import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import type { PrintsProps } from './collage.island.tsx';
import styles from './collage.module.css';

const Prints = lazyPart(() => import('./collage.island.tsx').then((module) => module.CollagePrints));

export function Collage({ pictures, className }: PrintsProps & { className?: string | undefined }) {
  if (pictures.length === 0) return null;
  return (
    <Island as="ul" opens="touch" part={Prints} className={cx(styles.prints, 'relative', className)}>
      <Prints pictures={pictures} />
    </Island>
  );
}
