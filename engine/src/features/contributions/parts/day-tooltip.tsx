import { placeBeside } from '../place-beside.ts';

interface DayTooltipProps {
  anchor: HTMLElement | null;
  text: string;
}

export function DayTooltip({ anchor, text }: DayTooltipProps) {
  // A new ref on each render, so that it is placed again after its text and width change.
  function place(tooltip: HTMLElement | null) {
    if (tooltip && anchor) placeBeside(tooltip, anchor);
  }

  // Hidden from screen readers: the day has the same text as its name.
  return (
    <div ref={place} className="bubble" hidden={!anchor} aria-hidden="true">
      {text}
    </div>
  );
}
