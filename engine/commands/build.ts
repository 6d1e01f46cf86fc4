import { createBuilder, createLogger } from 'vite';
import { failWith } from '#commands/support/command-line.ts';
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
  failWith(error);
}
