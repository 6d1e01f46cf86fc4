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

const gap = 6;

/** Positions an element beside an anchor, within the visible part of its plot. */
function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const plot = element.offsetParent;
  if (!plot) return;
  const box = anchor.getBoundingClientRect();
  const area = plot.getBoundingClientRect();
  const view = (plot.parentElement ?? plot).getBoundingClientRect();
  const middle = box.left + box.width / 2 - element.offsetWidth / 2;
  const left = Math.max(view.left, Math.min(view.right - element.offsetWidth, middle));
  // Above low days and below high ones, so that it stays inside the plot.
  const isLow = box.top + box.height / 2 > area.top + area.height / 2;
  const top = isLow ? box.top - gap - element.offsetHeight : box.bottom + gap;
  element.style.transform = `translate(${Math.round(left - area.left)}px, ${Math.round(top - area.top)}px)`;
}
