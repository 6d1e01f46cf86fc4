import type { ReactNode } from 'react';

/** Says that the code of a part could not be loaded, wherever the page is scrolled. */
export function FailedPart({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="failed-part">
      {children}
    </p>
  );
}
