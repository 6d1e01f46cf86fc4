import { cx } from '#src/lib/cx.ts';
import styles from './book-text.module.css';

interface BookTextProps {
  /** Made at build from our own Markdown, in which HTML is text. */
  html: string;
  lang?: string;
  className: string | undefined;
}

/** Text of the book, set as in one: a large first letter, indented paragraphs. Size and width are the place's. */
export function BookText({ html, lang, className }: BookTextProps) {
  return <div className={cx(styles.text, className)} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
