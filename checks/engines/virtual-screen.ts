import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VirtualScreen {
  display: string;
  stop: () => Promise<void>;
}

/** Starts `Xvfb` (its path is given) on a free display. */
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
