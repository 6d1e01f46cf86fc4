import { useRef } from 'react';
import { usePlaceBeside } from '../hooks/use-place-beside.ts';
import styles from './day-tooltip.module.css';

interface DayTooltipProps {
  /** The day's mark; null while no day is pointed at. */
  anchor: HTMLElement | null;
  text: string;
}

/** What there is to say of a day, beside it. */
export function DayTooltip({ anchor, text }: DayTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  usePlaceBeside(tooltip, anchor);

  // The day itself has this text as its name; screen readers need not hear it twice.
  return (
    <div ref={tooltip} className={styles.tooltip} hidden={!anchor} aria-hidden="true">
      {text}
    </div>
  );
}
