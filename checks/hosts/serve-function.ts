// Runs the output of `npx firstlight static --api vercel` (or netlify) like that host: files from `site/`, the
// function for `/api`. Arguments: host and folder. It is a process of its own because a function reads its variables
// once.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionFile } from '#vite/static/function-settings.ts';
import { startPlainHost, type FunctionCall } from './plain-server.ts';

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

const { url } = await startPlainHost(join(folder, 'site'), {
  cleanUrls: true,
  settings: host === 'netlify',
  api: await functionOf(host),
});
process.stdout.write(`serving ${url}\n`);
