import styles from './skip-link.module.css';

/** Shown when the keyboard reaches it first: the way past the menu. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {children}
    </a>
  );
}
