import { useRef, type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import IconClose from '~icons/lucide/x';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useOpenDialog } from '../hooks/use-open-dialog.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, by a click beside the window, or by what is inside. */
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  describedBy?: string;
  /** What has the focus first; the platform chooses where nothing is given. */
  firstFocus?: RefObject<HTMLElement | null>;
  role?: 'alertdialog';
  /** `full` covers the page. */
  size?: 'normal' | 'full';
  className?: string;
  children: ReactNode;
}

/**
 * The platform's modal dialog: it keeps focus inside, makes the page behind inert and gives focus back.
 * Its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, labelledBy, describedBy, firstFocus, role, size, className, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useOpenDialog(ref, open, firstFocus);
  const isBeside = (event: SyntheticEvent) => event.target === ref.current;
  // A drag that starts on the text and ends beside the window is a selection, not a wish to close.
  const onClick = (event: MouseEvent) => pressedBeside.current && isBeside(event) && onClose();
  return (
    // What closes it by a click does so by Escape too, which the platform turns into `cancel`.
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
      // Escape and a phone's back gesture: the owner hears at once, so that opening again right after it works.
      onCancel={(event) => isBeside(event) && onClose()}
      // Closed by the browser in any other way while its owner still wants it open.
      onClose={(event) => isBeside(event) && !event.currentTarget.open && open && onClose()}
    >
      {open && <div className={styles.sheet}>{children}</div>}
    </dialog>
  );
}

/** The upper edge of a window: its heading and the button that closes it. */
export function DialogHead({ children, close, onClose }: { children: ReactNode; close: string; onClose: () => void }) {
  return (
    <div className={styles.head}>
      {children}
      <IconButton label={close} onClick={onClose}>
        <IconClose aria-hidden />
      </IconButton>
    </div>
  );
}
