import { createBuilder, createLogger } from 'vite';
import config from '#vite/config.ts';
import { progress } from '#vite/progress.ts';

const logger = createLogger('warn');
const { warn } = logger;
logger.warn = (...args) => {
  progress.clear();
  warn(...args);
};

try {
  progress.stage('setup');
  const settings = await config({ command: 'build', mode: 'production' });
  const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn', customLogger: logger });
  await builder.buildApp();
} catch (error) {
  progress.clear();
  // The owner's content and disk need no stack trace.
  const isOwners = error instanceof Error && ['ContentError', 'DiskError'].includes(error.name);
  process.stderr.write(`${isOwners ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
