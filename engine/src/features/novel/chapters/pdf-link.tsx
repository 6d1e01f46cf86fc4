import { useRef, useState, type MouseEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { isPlainClick } from '#src/lib/browser/plain-click.ts';
import styles from './pdf-link.module.css';

/**
 * A download link that reports missing files. It sends a request first, because browsers do not tell the page about failed
 * downloads.
 */
export function PdfLink({ address, words }: { address: string; words: Dictionary['novel']['chapter'] }) {
  const [failed, setFailed] = useState(false);
  const isChecked = useRef(false);

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isChecked.current || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const isThere = await fetch(address, { method: 'HEAD' }).then(
      (reply) => reply.ok,
      () => false,
    );
    setFailed(!isThere);
    if (!isThere) return;
    isChecked.current = true;
    link.click();
    isChecked.current = false;
  }

  return (
    <>
      <ButtonLink href={address} size="small" download onClick={onClick}>
        {words.downloadPdf}
      </ButtonLink>
      {failed && (
        <p role="alert" className={styles.failure}>
          {words.pdfFailed}
        </p>
      )}
    </>
  );
}
