import { placeBeside } from '../place-beside.ts';
import styles from './day-tooltip.module.css';

interface DayTooltipProps {
  /** The day's mark; null while no day is pointed at. */
  anchor: HTMLElement | null;
  text: string;
}

/** What there is to say of a day, beside it. */
export function DayTooltip({ anchor, text }: DayTooltipProps) {
  // A ref of its own for every drawing: its text, and so its width, has just changed.
  function place(tooltip: HTMLElement | null) {
    if (tooltip && anchor) placeBeside(tooltip, anchor);
  }

  // The day itself has this text as its name; screen readers need not hear it twice.
  return (
    <div ref={place} className={styles.tooltip} hidden={!anchor} aria-hidden="true">
      {text}
    </div>
  );
}
