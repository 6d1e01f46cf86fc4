import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  className?: string;
  /** The thing that is explained; it must name `describedBy` in its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/**
 * A word about one thing, shown while it is hovered or has the focus, and by a tap, which on some devices does neither.
 * Escape puts it away until the next time.
 */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'resting' | 'near' | 'tapped' | 'dismissed'>('resting');
  const attach = useCallback((element: HTMLSpanElement | null) => {
    anchor.current = element;
    // Who rested on it before script came does not come near again.
    if (element?.matches(':focus-within, :hover')) setState('near');
  }, []);
  const follows = state === 'near' || state === 'tapped';
  useDismiss(follows, anchor, (by) => {
    // What the pointer rests on is shown all the same.
    if (by !== 'left') setState(by === 'escape' ? 'dismissed' : 'resting');
  });
  return (
    <span
      ref={attach}
      className={cx(styles.anchor, className)}
      data-shown={state === 'tapped' ? true : state === 'dismissed' ? false : undefined}
      onPointerEnter={() => setState('near')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setState('resting')}
      // The focus that a visitor had before script came is told late: what Escape has put away since stays away.
      onFocus={() => setState((now) => (now === 'dismissed' ? now : 'near'))}
      onBlur={() => setState('resting')}
      // React hears this key even while it takes the thing over, when nobody listens at the window yet.
      onKeyDownCapture={({ key }) => key === 'Escape' && setState('dismissed')}
      onClickCapture={() => setState('tapped')}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tooltip}>
        {text}
      </span>
    </span>
  );
}
