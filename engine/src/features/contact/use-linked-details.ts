import { useEffect, useRef } from 'react';
import { useAddressHash } from '#src/lib/browser/history.ts';

/** A ref for a `<details>` that opens when the address hash points to it. */
export function useLinkedDetails(id: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isTarget = useAddressHash() === `#${id}`;
  useEffect(() => {
    if (!isTarget || !ref.current) return;
    ref.current.open = true;
    ref.current.scrollIntoView();
  }, [isTarget]);
  return ref;
}
