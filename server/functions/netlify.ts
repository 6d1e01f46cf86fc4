import { createNodeFunction } from './node-function.ts';

const api = createNodeFunction(process.env);

/** The API as a function of Netlify. */
function handler(request: Request, { ip }: { ip?: string }) {
  return api(request, ip);
}

/** Which addresses the function answers. */
export const config = { path: ['/api', '/api/*'] };

// Netlify asks for a default export.
export default handler;
