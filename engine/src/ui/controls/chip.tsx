import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import styles from './chip.module.css';

export function Chip({ pressed, className, ...rest }: { pressed: boolean } & ComponentProps<'button'>) {
  return <button type="button" aria-pressed={pressed} className={cx(styles.chip, 'small tap', className)} {...rest} />;
}
