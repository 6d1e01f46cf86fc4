import { Router } from 'wouter';
import { App } from '../app.tsx';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { loadPage } from '../navigation/load-page.tsx';
import { addressOf, type PageKey } from '../pages.ts';
import { renderToHtml } from './render-to-html.ts';

export { matchPage } from '../pages.ts';

export async function renderPage(key: PageKey): Promise<string> {
  const page = await loadPage(key, true);
  const address = addressOf(key.page, key.language, key.entry);
  return renderToHtml(
    <Router ssrPath={address ?? localizeAddress('/404', key.language)} ssrSearch="">
      <App first={page} />
    </Router>,
  );
}
