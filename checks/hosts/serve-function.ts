// Serves the function of `npx firstlight static --api vercel` (or netlify) as that host calls it. Arguments: host and
// folder. It is a process of its own because a function reads its variables once.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { listen } from '#testing/listen.ts';
import { functionFile } from '#vite/static/function-settings.ts';

type FunctionCall = (request: Request, visitor: string) => Promise<Response>;
const [host = '', folder = ''] = process.argv.slice(2);

async function functionOf(name: string): Promise<FunctionCall> {
  if (name !== 'vercel' && name !== 'netlify') throw new Error(`There is no host "${name}".`);
  const file = pathToFileURL(resolve(folder, functionFile[name])).href;
  if (name === 'netlify') {
    type Netlify = { default: (request: Request, context: { ip: string }) => Promise<Response> };
    const { default: handler } = (await import(file)) as Netlify;
    return (request, ip) => handler(request, { ip });
  }
  type Vercel = { default: { fetch: (request: Request) => Promise<Response> } };
  const { default: handler } = (await import(file)) as Vercel;
  return (request, ip) => {
    request.headers.set('x-real-ip', ip);
    return handler.fetch(request);
  };
}

const call = await functionOf(host);
const { url } = await listen(
  getRequestListener((request, { incoming }) => call(request, incoming.socket.remoteAddress ?? '')),
);
process.stdout.write(`serving ${url}/\n`);
