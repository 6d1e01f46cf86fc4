import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import styles from './book-text.module.css';

interface BookTextProps {
  /** Built from the site's own Markdown, with HTML escaped. */
  html: string;
  lang?: string | undefined;
  className: string | undefined;
}

/** Book text with a drop cap and indented paragraphs. The caller sets size and width. */
export function BookText({ html, lang, className }: BookTextProps) {
  return <div className={cx(styles.text, className)} lang={lang} dangerouslySetInnerHTML={trustedMarkup(html)} />;
}
