import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import { hasSky } from './motif.ts';
import styles from './sky-ground.module.css';

/** Background for the end of a page or a dead end: a corner of the star chart, if enabled, down to the footer. */
export function SkyGround({ as: Element = 'div', className, children }: SkyGroundProps) {
  return (
    <Element className={cx(styles.ground, className)}>
      {hasSky && <div className={cx(styles.sky, 'absolute')} aria-hidden />}
      {children}
    </Element>
  );
}

interface SkyGroundProps extends Pick<ComponentProps<'div'>, 'className' | 'children'> {
  as?: 'div' | 'section';
}
