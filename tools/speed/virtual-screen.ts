import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, and how to end it. */
export interface VirtualScreen {
  /** What a program finds it by, as `DISPLAY`. */
  display: string;
  stop: () => Promise<void>;
}

/** Starts `Xvfb`, whose path is given, on a display of its own. */
export async function startVirtualScreen(xvfb: string): Promise<VirtualScreen> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = String((await once(screen.stdio[3] as NodeJS.ReadableStream, 'data'))[0]).trim();
  return {
    display: `:${number}`,
    stop: async () => {
      if (screen.exitCode !== null) return;
      screen.kill();
      await once(screen, 'exit');
    },
  };
}
