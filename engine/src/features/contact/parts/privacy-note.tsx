import type { RefObject } from 'react';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import styles from './privacy-note.module.css';

interface PrivacyNoteProps {
  id: string;
  title: Text;
  /** Built from the site's own Markdown, so it is trusted. */
  html: string;
  lang: string | undefined;
  updated: string;
  updatedText: string;
  ref: RefObject<HTMLDetailsElement | null>;
}

export function PrivacyNote({ id, title, html, lang, updated, updatedText, ref }: PrivacyNoteProps) {
  return (
    <details ref={ref} id={id} className={styles.note}>
      <summary lang={langOf(title)}>{plain(title)}</summary>
      <div lang={lang} className={cx(styles.text, 'prose measure')} dangerouslySetInnerHTML={trustedMarkup(html)} />
      <p className={cx(styles.updated, 'meta')}>
        <time dateTime={updated}>{updatedText}</time>
      </p>
    </details>
  );
}
