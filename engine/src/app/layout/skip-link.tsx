import styles from './skip-link.module.css';

export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {children}
    </a>
  );
}
