import type { ReactNode } from 'react';
import type { Language } from '#src/i18n/languages.ts';

interface DocumentProps {
  language: Language;
  children: ReactNode;
}

/**
 * The whole document. Styles and scripts are added by the build behind React's back, so that they are the same in
 * every render; the boot script sets `data-theme` before anything is painted, hence the suppressed warning.
 */
export function Document({ language, children }: DocumentProps) {
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>{children}</body>
    </html>
  );
}
