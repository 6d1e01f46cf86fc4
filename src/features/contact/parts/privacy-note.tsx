import type { RefObject } from 'react';
import type { Langs } from '#src/content/borrowed.ts';
import { cx } from '#src/lib/cx.ts';
import styles from './privacy-note.module.css';

interface PrivacyNoteProps {
  id: string;
  title: string;
  langs?: Langs<'title' | 'body'>;
  /** Made by the build from the content's Markdown, so it is ours. */
  html: string;
  updated: string;
  updatedText: string;
  /** Folded away until someone opens it or follows a link to it. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  ref: RefObject<HTMLDetailsElement | null>;
}

/** What happens to what is sent, for those who want to know. */
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
      <div lang={langs?.body} className={cx(styles.text, 'prose measure')} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={cx(styles.updated, 'meta')}>
        <time dateTime={updated}>{updatedText}</time>
      </p>
    </details>
  );
}
