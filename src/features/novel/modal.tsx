import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

interface ModalProps {
  open: boolean;
  /** Asked for by Escape, by a click beside the window, or by what is inside. */
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className: string;
  children: ReactNode;
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The platform's modal dialog: it keeps focus inside, makes the page behind inert and gives focus back.
 * Its content exists only while it is open. Focus starts at what carries `data-first-focus`, if anything does.
 */
export function Modal({ open, onClose, labelledBy, describedBy, role, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const wish = useRef({ open, onClose });
  useBrowserLayoutEffect(() => {
    wish.current = { open, onClose };
  });

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    // The page behind stops scrolling; where a scroll bar took room, that room stays.
    const root = document.documentElement;
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressedBeside = false;
    const isBeside = (event: Event) => event.target === dialog;
    const onPress = (event: Event) => {
      pressedBeside = isBeside(event);
    };
    // A drag that starts on the text and ends beside the window is a selection, not a wish to close.
    const onClick = (event: Event) => pressedBeside && isBeside(event) && wish.current.onClose();
    // Escape and a phone's back gesture: the owner hears at once, so that opening again right after it works.
    const onCancel = (event: Event) => isBeside(event) && wish.current.onClose();
    // Closed by the browser in any other way while its owner still wants it open.
    const onClosed = () => !dialog.open && wish.current.open && wish.current.onClose();
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
    };
  }, []);

  return (
    <dialog ref={ref} role={role} aria-labelledby={labelledBy} aria-describedby={describedBy} className={className}>
      {open && <div className="modal-sheet">{children}</div>}
    </dialog>
  );
}
