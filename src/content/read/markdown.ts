import { micromark } from 'micromark';
import { withBase } from '#src/lib/site-base.ts';

/**
 * HTML of a content text in Markdown. Raw HTML in it appears as text, and addresses other than web and mail are dropped.
 * Those of this site become what `link` makes of them, which for a page's own text is that of its {@link DataSource}.
 */
export function markdownToHtml(source: string, link: (address: string) => string = withBase): string {
  return micromark(source).replace(
    / (href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, address: string) => ` ${name}="${link(address)}"`,
  );
}
