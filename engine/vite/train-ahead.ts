import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spokenLanguages } from '#src/assistant/learned.ts';
import { engineRoot, siteRoot } from '#src/content/roots.ts';

let trained: Promise<unknown> = Promise.resolve();

/** Trains the assistant's languages beside a first build, each in its own process. Returns a function that stops it. */
export function trainAhead(): () => void {
  if (existsSync(join(siteRoot, '.cache/assistant'))) return () => undefined;
  const program = join(engineRoot, 'firstlight.mjs');
  const processes = spokenLanguages.map((language) =>
    spawn(process.execPath, [program, 'train', language], { cwd: siteRoot, stdio: 'ignore' }),
  );
  // What a failed process leaves out, the build trains itself.
  const ended = processes.map((each) => new Promise((resolve) => each.once('error', resolve).once('exit', resolve)));
  trained = Promise.all(ended);
  const stop = () => processes.forEach((each) => each.kill());
  process.once('exit', stop);
  return stop;
}

/** Resolves when no language is being trained. */
export const afterTraining = () => trained;
