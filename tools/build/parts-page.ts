import type { Plugin } from 'vite';

/** Shows every part of the design language at `/_parts`, in development only; no build knows of it. */
export function partsPage(): Plugin {
  return {
    name: 'site:parts-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/_parts', (_request, response, next) => {
        const page =
          '<!doctype html><html lang="es" class="js"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parts</title><link rel="stylesheet" href="/src/app/styles.css"></head><body><div id="parts"></div><script type="module" src="/src/app/parts/parts-entry.tsx"></script></body></html>';
        server.transformIndexHtml('/_parts', page).then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
