import { useState } from 'react';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { useInterval } from '#src/ui/hooks/use-timeout.ts';
import styles from './role-line.module.css';

/** Milliseconds per role. */
export const roleTime = 3_000;

interface RoleLineProps {
  roles: readonly Text[];
  paused: boolean;
}

/**
 * The owner's roles in rotation. Screen readers get all of them once, as the line's name, without announcements. Under
 * reduced motion the first role stays.
 */
export function RoleLine({ roles, paused }: RoleLineProps) {
  const [turn, setTurn] = useState(0);
  const still = useReducedMotion();
  const runs = !paused && !still && roles.length > 1;
  useInterval(() => setTurn((last) => last + 1), runs ? roleTime : null);

  const index = still ? 0 : turn % roles.length;
  const role = roles[index] ?? '';
  return (
    <p lang={langOf(role)} className={styles.line} role="img" aria-label={roles.map(plain).join(' · ')}>
      <span key={index} className={cx(styles.role, turn > 0 && styles.changed)}>
        {plain(role)}
      </span>
    </p>
  );
}
