import { useRef, type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import IconClose from '~icons/lucide/x';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useOpenDialog } from '../hooks/use-open-dialog.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Escape, on a click outside, or by the content. */
  onClose: () => void;
  labelledBy: string;
  describedBy?: string;
  firstFocus?: RefObject<HTMLElement | null>;
  role?: 'alertdialog';
  size?: 'normal' | 'full';
  className?: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser traps and restores focus and makes the page inert. Its content is mounted only
 * while it is open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, labelledBy, describedBy, firstFocus, role, size, className, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useOpenDialog(ref, open, firstFocus);
  const isBeside = (event: SyntheticEvent) => event.target === ref.current;
  // A drag that starts on the text and ends outside selects text and must not close the dialog.
  const onClick = (event: MouseEvent) => pressedBeside.current && isBeside(event) && onClose();
  return (
    // Keyboard users close it with Escape, which fires `cancel`.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={cx(styles.dialog, size === 'full' && styles.full, className)}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={onClick}
      // Escape or a phone's back gesture. Tell the parent immediately, so that reopening right afterwards works.
      onCancel={(event) => isBeside(event) && onClose()}
      // Closed by the browser in any other way while the owner still has it open.
      onClose={(event) => isBeside(event) && !event.currentTarget.open && open && onClose()}
    >
      {open && <div className={styles.sheet}>{children}</div>}
    </dialog>
  );
}

export function DialogHead({ children, close, onClose }: { children: ReactNode; close: string; onClose: () => void }) {
  return (
    <div className={cx(styles.head, 'row')}>
      {children}
      <IconButton label={close} onClick={onClose}>
        <IconClose aria-hidden />
      </IconButton>
    </div>
  );
}
