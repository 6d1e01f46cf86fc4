import type { RefObject } from 'react';
import type { Langs } from '#src/content/borrowed.ts';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import styles from './privacy-note.module.css';

interface PrivacyNoteProps {
  id: string;
  title: string;
  langs?: Langs<'title' | 'body'>;
  /** Built from the site's own Markdown, so it is trusted. */
  html: string;
  updated: string;
  updatedText: string;
  /** Opens when clicked or when a link points to it. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  ref: RefObject<HTMLDetailsElement | null>;
}

export function PrivacyNote({ id, title, langs, html, updated, updatedText, isOpen, onToggle, ref }: PrivacyNoteProps) {
  return (
    <details
      ref={ref}
      id={id}
      className={styles.note}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary lang={langs?.title}>{title}</summary>
      <div
        lang={langs?.body}
        className={cx(styles.text, 'prose measure')}
        dangerouslySetInnerHTML={trustedMarkup(html)}
      />
      <p className={cx(styles.updated, 'meta')}>
        <time dateTime={updated}>{updatedText}</time>
      </p>
    </details>
  );
}
