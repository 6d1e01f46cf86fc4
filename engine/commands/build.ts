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

// A first build trains the assistant's languages side by side.
if (!existsSync(join(siteRoot, '.cache/assistant')))
  spawn(process.execPath, [join(engineRoot, 'firstlight.mjs'), 'train'], { cwd: siteRoot, stdio: 'ignore' });

try {
  progress.stage('setup');
  const settings = await config({ command: 'build', mode: 'production' });
  const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn', customLogger: logger });
  await builder.buildApp();
} catch (error) {
  progress.clear();
  failWith(error);
}
