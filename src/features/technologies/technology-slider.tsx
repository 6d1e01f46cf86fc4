import { useRef } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { TechnologyIcon } from './technology-icon.tsx';
import { useSlider } from './use-slider.ts';

interface TechnologySliderProps {
  technologies: readonly { name: string; icon: string }[];
  words: Dictionary['home'];
  /** True while the visitor has stopped what moves; the button here governs the whole page. */
  paused: boolean;
  onPause: (paused: boolean) => void;
}

/** The technologies passing by, over and over. Under reduced motion, or without script, a list to scroll. */
export function TechnologySlider({ technologies, words, paused, onPause }: TechnologySliderProps) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  useSlider(region, track, paused, still);
  const Icon = paused ? IconPlay : IconPause;

  return (
    <section ref={region} className="technology-slider" aria-label={words.technologies}>
      <div className="page-width slider-head">
        <p className="meta">{format(words.technologiesNote, { count: technologies.length })}</p>
        <button type="button" className="text-button slider-button script-only" onClick={() => onPause(!paused)}>
          <Icon aria-hidden />
          {paused ? words.resumeAnimations : words.pauseAnimations}
        </button>
      </div>
      {/* A box to scroll, when it does not move by itself, must be within a keyboard's reach. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="slider-window ruled" tabIndex={still ? 0 : undefined}>
        <div ref={track} className="slider-track">
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
    <ul className="technologies" aria-hidden={copy || undefined}>
      {technologies.map(({ name, icon }) => (
        <li key={name} className="technology">
          <TechnologyIcon name={name} src={icon} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
