import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import IconArrow from '~icons/lucide/arrow-right';
import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { cx } from '#src/lib/cx.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { isPlainClick } from '#src/lib/browser/plain-click.ts';
import { useTimeout } from '#src/ui/hooks/use-timeout.ts';
import styles from './hero-actions.module.css';

/** Milliseconds between click and page load. */
export const launchTime = 500;
/** Degrees. */
const particles = [10, 70, 130, 190, 250, 310];

interface HeroActionsProps {
  addresses: { contact: string; projects: string };
  words: Dictionary['home'];
  className?: string;
}

export function HeroActions({ addresses, words, className }: HeroActionsProps) {
  return (
    <>
      <ButtonLink variant="primary" href={addresses.contact} className={className}>
        {words.contactMe}
      </ButtonLink>
      <ProjectsLink href={addresses.projects} className={className}>
        {words.viewProjects}
      </ProjectsLink>
    </>
  );
}

/** A link that plays a ripple and six particles on a plain click, then loads the page. */
function ProjectsLink({ href, className, children }: ComponentProps<'a'> & { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [launched, setLaunched] = useState(false);

  useTimeout(
    () => {
      // Reset when the page is restored from the back/forward cache.
      setLaunched(false);
      location.assign(href);
    },
    launched ? launchTime : null,
  );

  function launch(event: MouseEvent) {
    if (!isPlainClick(event) || wantsLessMotion() || !link.current) return;
    event.preventDefault();
    const box = link.current.getBoundingClientRect();
    // A keyboard click has no coordinates: use the middle of the button.
    const isKeyboard = event.detail === 0;
    link.current.style.setProperty('--x', `${isKeyboard ? box.width / 2 : event.clientX - box.left}px`);
    link.current.style.setProperty('--y', `${isKeyboard ? box.height / 2 : event.clientY - box.top}px`);
    setLaunched(true);
  }

  return (
    <ButtonLink ref={link} href={href} onClick={launch} className={className}>
      {children}
      <IconArrow aria-hidden className="turns" />
      {launched && (
        <span className={cx(styles.effects, 'cover')} aria-hidden>
          <span className={cx(styles.ripple, 'cover')} />
          {particles.map((particle) => (
            <span
              key={particle}
              data-particle
              className={cx(styles.particle, 'absolute')}
              style={{ rotate: `${particle}deg` }}
            />
          ))}
        </span>
      )}
    </ButtonLink>
  );
}
