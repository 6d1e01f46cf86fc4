import { useEffect, useRef, useState } from 'react';

/** Something folded away that opens when the address leads to it, or when whoever links to it says so. */
export function useFold(id: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const openWhenMeant = () => {
      if (location.hash !== `#${id}`) return;
      setOpen(true);
      ref.current?.scrollIntoView();
    };
    openWhenMeant();
    addEventListener('hashchange', openWhenMeant);
    return () => removeEventListener('hashchange', openWhenMeant);
  }, [id]);

  return { ref, isOpen, onToggle: setOpen };
}
