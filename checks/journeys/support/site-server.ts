import { join } from 'node:path';
import { startProgram, type RunningProgram } from '#testing/start-program.ts';

export interface RunningSite extends RunningProgram {
  url: string;
}

/** Starts the site built in `folder` on a free port with its own environment. */
export async function startSite(env: Record<string, string> = {}, folder = process.cwd(), cwd = folder) {
  const site = await startProgram(
    [process.execPath, join(folder, 'dist/server/index.js')],
    /(?<="address":")http:[^"]+(?=")/,
    { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: '0', ...env } },
  );
  return { ...site, url: site.found } satisfies RunningSite;
}
