import { useState } from 'react';
import type { ListLangs } from '#src/content/borrowed.ts';
import { cx } from '#src/lib/cx.ts';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { useInterval } from '#src/ui/hooks/use-timeout.ts';
import styles from './role-line.module.css';

/** Milliseconds per role. */
export const roleTime = 3_000;

interface RoleLineProps {
  roles: readonly string[];
  langs?: ListLangs;
  paused: boolean;
}

/**
 * The owner's roles in rotation. Screen readers get all of them once, as the line's name, without announcements. Under
 * reduced motion the first role stays.
 */
export function RoleLine({ roles, langs, paused }: RoleLineProps) {
  const [turn, setTurn] = useState(0);
  const still = useReducedMotion();
  const runs = !paused && !still && roles.length > 1;
  useInterval(() => setTurn((last) => last + 1), runs ? roleTime : null);

  const index = still ? 0 : turn % roles.length;
  const role = roles[index] ?? '';
  return (
    <p lang={langs?.[role]} className={styles.line} role="img" aria-label={roles.join(' · ')}>
      <span key={index} className={cx(styles.role, turn > 0 && styles.changed)}>
        {role}
      </span>
    </p>
  );
}
