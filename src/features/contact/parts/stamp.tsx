const trails = [3, 8, 13, 18, 23, 28, 33];

/** A drawing for a letter: stars that turn around the pole, over a horizon. */
export function Stamp({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 40 52" fill="none" stroke="currentColor" className={className} aria-hidden>
      {trails.map((radius) => (
        <circle key={radius} cx="20" cy="24" r={radius} />
      ))}
      <path d="M0 40l9-5 8 3 12-7 11 6v15H0z" fill="currentColor" />
    </svg>
  );
}
