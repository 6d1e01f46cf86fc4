import { getRequestListener } from '@hono/node-server';
import { createServerModuleRunner, type Plugin } from 'vite';
import { engineRoot } from '#src/content/roots.ts';

type Services = typeof import('#server/node-services.ts');

/** Serves the real API at `/api` in development, reloading changed code. */
export function apiPlugin(site: string): Plugin {
  return {
    name: 'site:api',
    configureServer(server) {
      const environment = server.environments.server;
      if (!environment) throw new Error('vite/config.ts must define the environment server.');
      const runner = createServerModuleRunner(environment, { hmr: { logger: false } });
      const start = async () => {
        const { createNodeApi } = await runner.import<Services>(`${engineRoot}/server/node-services.ts`);
        return createNodeApi(site);
      };
      let running: ReturnType<typeof start> | undefined;
      const stop = () => {
        running?.then((api) => api.close()).catch((error: Error) => server.config.logger.error(error.message));
        running = undefined;
      };
      const api = async () => {
        try {
          return await (running ??= start());
        } catch (error) {
          // Otherwise a failure on a busy machine would be cached.
          running = undefined;
          runner.clearCache();
          throw error;
        }
      };
      server.watcher.on('change', (path) => {
        if (/\/(server|src\/contracts|content)\//.test(path)) stop();
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api')) return next();
        api()
          .then(({ fetch }) => getRequestListener(fetch)(request, response))
          .catch(next);
      });
    },
  };
}
