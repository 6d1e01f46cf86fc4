import { useRef } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { reducedMotion } from '#src/lib/browser/motion/motion.ts';
import { useMediaQuery } from '#src/ui/hooks/use-media-query.ts';
import { TechnologyIcon } from './technology-icon.tsx';
import styles from './technology-slider.module.css';
import { useSlider } from './use-slider.ts';

interface TechnologySliderProps {
  technologies: readonly { name: string; icon: string }[];
  /** How many there are. */
  note: string;
  words: Dictionary['home'];
  /** True while the visitor has paused all animations; the button here controls the whole page. */
  paused: boolean;
  onPause: (paused: boolean) => void;
}

/** Endless slider of technologies. A scrollable list under reduced motion or without script. */
export function TechnologySlider({ technologies, note, words, paused, onPause }: TechnologySliderProps) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const still = useMediaQuery(reducedMotion, false);
  // Prerendered as scrollable, so that it is focusable without script.
  const scrolls = useMediaQuery(reducedMotion, true);
  const hold = useSlider(region, track, still);
  const Icon = paused ? IconPlay : IconPause;

  function press() {
    hold(!paused);
    onPause(!paused);
  }

  return (
    <section ref={region} aria-label={words.technologies}>
      <div className={cx(styles.head, 'page-width row cluster')}>
        <p className="meta">{note}</p>
        <Button variant="quiet" className="script-only" onClick={press}>
          <Icon aria-hidden />
          {paused ? words.resumeAnimations : words.pauseAnimations}
        </Button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={cx(styles.window, 'ruled')} tabIndex={scrolls ? 0 : undefined}>
        <div ref={track} className={styles.track}>
          <TechnologyList technologies={technologies} />
          <TechnologyList technologies={technologies} copy />
        </div>
      </div>
    </section>
  );
}

function TechnologyList({
  technologies,
  copy = false,
}: Pick<TechnologySliderProps, 'technologies'> & { copy?: boolean }) {
  return (
    <ul className={styles.list} aria-hidden={copy || undefined}>
      {technologies.map(({ name, icon }) => (
        <li key={name} className={cx(styles.item, 'row')}>
          <TechnologyIcon name={name} src={icon} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
