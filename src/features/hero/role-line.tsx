import { useEffect, useState } from 'react';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';

/** Milliseconds that each role stays. */
export const roleTime = 3_000;

/**
 * The owner's roles, one after the other. A screen reader is told all of them once, as the line's name, and is not
 * interrupted by the changes. Under reduced motion the first role stays.
 */
export function RoleLine({ roles, paused }: { roles: readonly string[]; paused: boolean }) {
  const [turn, setTurn] = useState(0);
  const still = useReducedMotion();
  const runs = !paused && !still && roles.length > 1;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTurn((last) => last + 1), roleTime);
    return () => clearInterval(timer);
  }, [runs]);

  const index = still ? 0 : turn % roles.length;
  return (
    <p className="role-line" role="img" aria-label={roles.join(' · ')}>
      <span key={index} className={turn > 0 ? 'role role-changed' : 'role'}>
        {roles[index]}
      </span>
    </p>
  );
}
