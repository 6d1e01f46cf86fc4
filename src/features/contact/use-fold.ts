import { useEffect, useRef, useState } from 'react';
import { useAddressHash } from '#src/ui/hooks/use-address-overlay.ts';

/** Something folded away that opens when the address leads to it, or when whoever links to it says so. */
export function useFold(id: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hash] = useAddressHash();
  const isMeant = hash === `#${id}`;

  useEffect(() => {
    if (!isMeant || !ref.current) return;
    // The element tells of it by its `toggle`, as when a visitor opens it.
    ref.current.open = true;
    ref.current.scrollIntoView();
  }, [isMeant]);

  return { ref, isOpen, onToggle: setOpen };
}
