import { useEffect, useRef, useState, type MouseEvent } from 'react';
import IconArrow from '~icons/lucide/arrow-right';

/** Milliseconds between the click and the full page load. */
export const launchTime = 500;
const particles = [0, 1, 2, 3, 4, 5];

/** An ordinary link that answers a plain click with a ripple and six particles before the page is loaded. */
export function ProjectsLink({ href, children }: { href: string; children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [launched, setLaunched] = useState(false);

  useEffect(() => {
    if (!launched) return;
    const timer = setTimeout(() => {
      // The page may come back from the browser's memory as it was left.
      setLaunched(false);
      location.assign(href);
    }, launchTime);
    return () => clearTimeout(timer);
  }, [launched, href]);

  function launch(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || matchMedia('(prefers-reduced-motion: reduce)').matches || !link.current) return;
    event.preventDefault();
    const box = link.current.getBoundingClientRect();
    // A click by keyboard has no place of its own: the middle of the button.
    const isKeyboard = event.detail === 0;
    link.current.style.setProperty('--x', `${isKeyboard ? box.width / 2 : event.clientX - box.left}px`);
    link.current.style.setProperty('--y', `${isKeyboard ? box.height / 2 : event.clientY - box.top}px`);
    setLaunched(true);
  }

  return (
    <a ref={link} href={href} onClick={launch} className="button launch">
      {children}
      <IconArrow aria-hidden />
      {launched && (
        <span className="launch-effects" aria-hidden>
          <span className="launch-ripple" />
          {particles.map((particle) => (
            <span key={particle} data-particle={particle} className="launch-particle" />
          ))}
        </span>
      )}
    </a>
  );
}
