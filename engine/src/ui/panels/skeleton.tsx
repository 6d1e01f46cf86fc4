import styles from './skeleton.module.css';

export function Skeleton() {
  return <span className={styles.skeleton} />;
}
