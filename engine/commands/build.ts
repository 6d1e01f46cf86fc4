import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, createLogger } from 'vite';
import { failWith } from '#commands/support/command-line.ts';
import { engineRoot, siteRoot } from '#src/content/roots.ts';
import config from '#vite/config.ts';
import { progress } from '#vite/progress.ts';

const logger = createLogger('warn');
const { warn } = logger;
logger.warn = (...args) => {
  progress.clear();
  warn(...args);
};

// A first build trains the assistant's languages side by side. If that fails, it trains them itself.
if (!existsSync(join(siteRoot, '.cache/assistant'))) {
  const program = join(engineRoot, 'firstlight.mjs');
  const training = spawn(process.execPath, [program, 'train'], { cwd: siteRoot, stdio: 'ignore' });
  training.on('error', () => undefined).unref();
  process.once('exit', () => training.kill());
}

try {
  progress.stage('setup');
  const settings = await config({ command: 'build', mode: 'production' });
  const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn', customLogger: logger });
  await builder.buildApp();
} catch (error) {
  progress.clear();
  failWith(error);
}
