import { createBuilder, createLogger } from 'vite';
import { failWith } from '#commands/support/command-line.ts';
import config from '#vite/config.ts';
import { progress } from '#vite/progress.ts';
import { trainAhead } from '#vite/train-ahead.ts';

const logger = createLogger('warn');
const { warn } = logger;
logger.warn = (...args) => {
  progress.clear();
  warn(...args);
};

const stopTraining = trainAhead();
try {
  progress.stage('setup');
  const settings = await config({ command: 'build', mode: 'production' });
  const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn', customLogger: logger });
  await builder.buildApp();
  stopTraining();
} catch (error) {
  progress.clear();
  failWith(error);
}
