import { createNodeFunction } from './node-function.ts';

const api = createNodeFunction(process.env);

export const config = { path: ['/api', '/api/*'] };

export default (request: Request, { ip }: { ip?: string }) => api(request, ip);
