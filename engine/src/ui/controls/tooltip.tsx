import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  className?: string;
  /** The trigger; it must put `describedBy` into its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/**
 * A tooltip, shown on hover, focus and tap (some devices fire neither of the first two on a tap). Escape hides it until
 * the next time.
 */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'resting' | 'near' | 'tapped' | 'dismissed'>('resting');
  const attach = useCallback((element: HTMLSpanElement | null) => {
    anchor.current = element;
    // Hover or focus from before hydration fires no new event.
    if (element?.matches(':focus-within, :hover')) setState('near');
  }, []);
  const follows = state === 'near' || state === 'tapped';
  useDismiss(follows, anchor, (by) => {
    // Keep the tooltip when the focus leaves: the pointer may still be on it.
    if (by !== 'left') setState(by === 'escape' ? 'dismissed' : 'resting');
  });
  return (
    <span
      ref={attach}
      className={cx(styles.anchor, 'relative', className)}
      data-shown={state === 'tapped' ? true : state === 'dismissed' ? false : undefined}
      onPointerEnter={() => setState('near')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setState('resting')}
      // React may replay a focus event from before hydration: Escape pressed since then wins.
      onFocus={() => setState((now) => (now === 'dismissed' ? now : 'near'))}
      onBlur={() => setState('resting')}
      // React receives this key even while it hydrates the part, before the window listener is attached.
      onKeyDownCapture={({ key }) => key === 'Escape' && setState('dismissed')}
      onClickCapture={() => setState('tapped')}
    >
      {children(id)}
      <span role="tooltip" id={id} className={cx(styles.tooltip, 'bubble')}>
        {text}
      </span>
    </span>
  );
}
