import { useRef, useState, type MouseEvent } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';

/**
 * A download that says so when it cannot be had: the file is asked after first, because a browser tells the page
 * nothing of a download that fails.
 */
export function PdfLink({ address, words }: { address: string; words: Dictionary['novel']['chapter'] }) {
  const [failed, setFailed] = useState(false);
  const isChecked = useRef(false);

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isChecked.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
      <a href={address} className="button button-small" download onClick={onClick}>
        {words.downloadPdf}
      </a>
      {failed && (
        <p role="alert" className="pdf-failure">
          {words.pdfFailed}
        </p>
      )}
    </>
  );
}
