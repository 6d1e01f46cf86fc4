import { cx } from '#src/lib/cx.ts';
import styles from './skip-link.module.css';

export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className={cx(styles.link, 'absolute')}>
      {children}
    </a>
  );
}
