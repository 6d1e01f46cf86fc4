import { useLayoutEffect, useRef } from 'react';

const gap = 6;

/** The name of a day beside it, always within the part of the year that is in view. */
export function DayTooltip({ anchor }: { anchor: HTMLElement | null }) {
  const tooltip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = tooltip.current;
    const plot = element?.offsetParent;
    if (!element || !plot || !anchor) return;
    const box = anchor.getBoundingClientRect();
    const area = plot.getBoundingClientRect();
    const view = (plot.parentElement ?? plot).getBoundingClientRect();
    const middle = box.left + box.width / 2 - element.offsetWidth / 2;
    const left = Math.max(view.left, Math.min(view.right - element.offsetWidth, middle));
    // Above the lower days and below the upper ones, so that it never needs room outside the plot.
    const isLow = box.top + box.height / 2 > area.top + area.height / 2;
    const top = isLow ? box.top - gap - element.offsetHeight : box.bottom + gap;
    element.style.transform = `translate(${Math.round(left - area.left)}px, ${Math.round(top - area.top)}px)`;
  }, [anchor]);

  // The day itself has this text as its name; screen readers need not hear it twice.
  return (
    <div ref={tooltip} className="contributions-tooltip" hidden={!anchor} aria-hidden="true">
      {anchor?.getAttribute('aria-label')}
    </div>
  );
}
