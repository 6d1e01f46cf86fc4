import { createNodeFunction } from './node-function.ts';

const api = createNodeFunction(process.env);

/** The API as a Vercel function. Vercel sends the client address in a header that visitors cannot set. */
export default {
  fetch: (request: Request) => api(request, request.headers.get('x-real-ip') ?? undefined),
};
