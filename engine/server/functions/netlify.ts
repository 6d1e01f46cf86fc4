import { createNodeFunction } from './node-function.ts';

const api = createNodeFunction(process.env);

/** The API as a Netlify function. */
function handler(request: Request, { ip }: { ip?: string }) {
  return api(request, ip);
}

export const config = { path: ['/api', '/api/*'] };

export default handler;
