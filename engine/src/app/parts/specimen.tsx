import type { ReactNode } from 'react';
import styles from './parts-page.module.css';

export function Specimen({ name, row = false, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="meta">{name}</h2>
      {row ? <div className={styles.row}>{children}</div> : children}
    </section>
  );
}
