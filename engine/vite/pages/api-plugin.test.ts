import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { apiPlugin } from './api-plugin.ts';

let server: ViteDevServer | undefined;
afterEach(() => server?.close());

/** Stands in for the API's modules, and breaks once. */
function modules(): Plugin {
  let failures = 1;
  return {
    name: 'modules',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/server/node-services.ts')) return 'export const createNodeServices = () => ({ close() {} });';
      if (id.endsWith('/server/env.ts')) return 'export const readEnvironment = () => ({});';
      if (id.endsWith('/server/log.ts')) return 'export const createLog = () => ({});';
      if (!id.endsWith('/server/app.ts')) return undefined;
      if (failures-- > 0) throw new Error('too busy');
      return "export const createApp = () => ({ fetch: () => new Response('right') });";
    },
  };
}

test('a failure at start is logged and does not last', async () => {
  const said: string[] = [];
  const customLogger = { ...createLogger('silent'), error: (text: string) => void said.push(text) };
  server = await createServer({
    ...{ configFile: false, customLogger, plugins: [modules(), apiPlugin('/nowhere')] },
    ...{ environments: { server: { consumer: 'server' } }, server: { port: 0, host: '127.0.0.1', ws: false } },
  });
  await server.listen();
  const ask = () => fetch(`${server?.resolvedUrls?.local[0]}api/health`);
  expect((await ask()).status).toBe(500);
  expect(said.join()).toContain('too busy');
  expect(await (await ask()).text()).toBe('right');
});
