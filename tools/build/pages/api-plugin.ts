import { getRequestListener } from '@hono/node-server';
import { createServerModuleRunner, type Plugin } from 'vite';

type AppModule = typeof import('#server/app.ts');
type ServicesModule = typeof import('#server/services.ts');
type EnvironmentModule = typeof import('#server/env.ts');
type LogModule = typeof import('#server/log.ts');

/** Answers `/api` in development with the real API, loaded anew when its code changes. */
export function apiPlugin(root: string): Plugin {
  return {
    name: 'site:api',
    configureServer(server) {
      const environment = server.environments.server;
      if (!environment) throw new Error('vite.config.ts must define the environment server.');
      const runner = createServerModuleRunner(environment, { hmr: { logger: false } });
      let running:
        { fetch: (request: Request) => Response | Promise<Response>; close: () => Promise<void> } | undefined;
      const start = async () => {
        const [{ createApp }, { createServices }, { readEnvironment }, { createLog }] = (await Promise.all([
          runner.import(`${root}/server/app.ts`),
          runner.import(`${root}/server/services.ts`),
          runner.import(`${root}/server/env.ts`),
          runner.import(`${root}/server/log.ts`),
        ])) as [AppModule, ServicesModule, EnvironmentModule, LogModule];
        const services = await createServices(readEnvironment(process.env), createLog());
        return { fetch: createApp(services).fetch, close: services.close };
      };
      const stop = async () => {
        const last = running;
        running = undefined;
        await last?.close();
      };
      server.watcher.on('change', (path) => {
        if (/\/(server|src\/contracts|content)\//.test(path)) void stop();
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api')) return next();
        const listener = getRequestListener(async (incoming) => {
          running ??= await start();
          return running.fetch(incoming);
        });
        void listener(request, response);
      });
    },
  };
}
