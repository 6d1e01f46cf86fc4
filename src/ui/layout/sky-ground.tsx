import type { ComponentProps } from 'react';
import { cx } from '#src/lib/cx.ts';
import { hasSky } from './motif.ts';
import styles from './sky-ground.module.css';

/** The ground of what ends a page, or leads nowhere: a corner of the star chart behind it, if any, down to the footer. */
export function SkyGround({ as: Element = 'div', className, children }: SkyGroundProps) {
  return (
    <Element className={cx(styles.ground, className)}>
      {hasSky && <div className={styles.sky} aria-hidden />}
      {children}
    </Element>
  );
}

interface SkyGroundProps extends Pick<ComponentProps<'div'>, 'className' | 'children'> {
  as?: 'div' | 'section';
}
