import styles from './brand-mark.module.css';

export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
      <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" strokeWidth="1.25" />
      <circle cx="16" cy="16" r="7" fill="none" stroke="currentColor" strokeWidth="0.75" strokeDasharray="1 2" />
      <path d="M16 1v4M16 27v4M1 16h4M27 16h4" stroke="currentColor" strokeWidth="1.25" />
      <path d="M21.5 8.2l1.1 2.2 2.2 1.1-2.2 1.1-1.1 2.2-1.1-2.2-2.2-1.1 2.2-1.1z" className={styles.star} />
    </svg>
  );
}
