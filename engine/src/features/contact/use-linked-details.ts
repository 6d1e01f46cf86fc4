import { useEffect, useRef, useState } from 'react';
import { useAddressHash } from '#src/ui/hooks/use-address-overlay.ts';

/** A `<details>` that opens when the address hash points to it, or through `onToggle`. */
export function useLinkedDetails(id: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hash] = useAddressHash();
  const isTarget = hash === `#${id}`;

  useEffect(() => {
    if (!isTarget || !ref.current) return;
    // Fires `toggle`, as when a visitor opens it.
    ref.current.open = true;
    ref.current.scrollIntoView();
  }, [isTarget]);

  return { ref, isOpen, onToggle: setOpen };
}
