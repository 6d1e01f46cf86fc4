import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** HTML of something with all of its islands in their places, however long they are: none is sent behind it for a script to put there. */
export async function drawWhole(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}
