import type { Plugin } from 'vite';

const page =
  '<!doctype html><html lang="en" class="js"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Parts</title><link rel="stylesheet" href="/src/ui/styles/styles.css"></head>' +
  '<body><div id="parts"></div><script type="module" src="/src/app/parts/parts-entry.tsx"></script></body></html>';

/** Shows all UI components at `/parts`, in development only. */
export function partsPage(): Plugin {
  return {
    name: 'site:parts-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/parts', (request, response, next) => {
        if (request.url !== '/') return next();
        server.transformIndexHtml('/parts', page).then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
