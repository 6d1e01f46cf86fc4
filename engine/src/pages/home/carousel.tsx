import { useRef, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import styles from './carousel.module.css';
import { useCardInView } from './use-card-in-view.ts';

interface CarouselProps {
  names: readonly string[];
  led: boolean;
  children: ReactNode;
}

/** Cards that phones scroll sideways, above a ruler with a tick for each. The tick of the card in view is long. */
export function Carousel({ names, led, children }: CarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const cards = () => place.current?.firstElementChild?.children;
  const current = useCardInView(cards);

  const show = (index: number) => cards()?.[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });

  return (
    <div ref={place}>
      <CardGrid carousel={styles.carousel} led={led}>
        {children}
      </CardGrid>
      <p className={cx(styles.ticks, 'row script-only no-print')}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          />
        ))}
      </p>
    </div>
  );
}
