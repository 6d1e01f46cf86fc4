import type { ReactNode } from 'react';
import { directionOf } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';

interface DocumentProps {
  language: Language;
  children: ReactNode;
}

/**
 * The whole HTML document. The build adds styles and scripts after rendering, so that React's output is the same on
 * server and client. The boot script sets `data-theme` before first paint, hence the suppressed hydration warning.
 */
export function Document({ language, children }: DocumentProps) {
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>{children}</body>
    </html>
  );
}
