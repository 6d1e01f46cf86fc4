import { micromark } from 'micromark';

/** HTML of a content text in Markdown. Raw HTML in it appears as text, and addresses other than web and mail are dropped. */
export function markdownToHtml(source: string): string {
  return micromark(source);
}
