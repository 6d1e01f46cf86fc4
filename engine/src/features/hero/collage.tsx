import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { latePart } from '#src/ui/islands/lazy-part.tsx';
import type { PrintsProps } from './collage.island.tsx';
import styles from './collage.module.css';

const Prints = latePart(() => import('./collage.island.tsx').then((module) => module.CollagePrints));

export function Collage({ page, className }: PrintsProps & { className?: string | undefined }) {
  return (
    <Island as="ul" opens="touch" part={Prints} className={cx(styles.prints, 'relative', className)}>
      <Prints page={page} />
    </Island>
  );
}
