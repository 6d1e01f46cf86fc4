import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders a node to HTML with every Suspense boundary inline, however large, so that no script has to move content into
 * place.
 */
export async function renderToHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}
