import { useId } from 'react';

/** A menu entry whose page is not open yet: blurred, no link, its reason in a tooltip by hover and by focus. */
export function ClosedEntry({ label, reason }: { label: string; reason: string }) {
  const id = useId();
  return (
    <span className="closed-entry has-tooltip">
      {/* Focusable although disabled, so that a keyboard reaches the reason. */}
      <span role="link" aria-disabled="true" tabIndex={0} aria-describedby={id} className="menu-link closed-entry-text">
        {label}
      </span>
      <span role="tooltip" id={id} className="tooltip">
        {reason}
      </span>
    </span>
  );
}
