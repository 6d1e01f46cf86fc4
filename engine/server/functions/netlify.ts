import { createNodeFunction } from './node-function.ts';

const api = createNodeFunction(process.env);

function handler(request: Request, { ip }: { ip?: string }) {
  return api(request, ip);
}

export const config = { path: ['/api', '/api/*'] };

export default handler;
