import { createNodeFunction } from './node-function.ts';

const api = createNodeFunction(process.env);

/** The API as a function of Vercel, which tells the visitor's address in a header that visitors cannot set. */
const handler = {
  fetch: (request: Request) => api(request, request.headers.get('x-real-ip') ?? undefined),
};

// Vercel asks for a default export.
export default handler;
