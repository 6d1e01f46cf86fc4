import { useEffect, useRef, useState } from 'react';

/** A technology's icon; one that does not load leaves the first letters of its name in a frame. */
export function TechnologyIcon({ name, src }: { name: string; src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // It may have failed before this script ran.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <span className="technology-initials" aria-hidden>
        {name.replace(/[^\p{L}\d]/gu, '').slice(0, 2)}
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width="36"
      height="36"
      loading="lazy"
      decoding="async"
      draggable={false}
      className="technology-icon"
      onError={() => setFailed(true)}
    />
  );
}
