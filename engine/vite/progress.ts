type Output = Pick<NodeJS.WriteStream, 'isTTY'> & { write: (text: string) => boolean };

/** Shows the stage of a build in one line, overwritten in a terminal; at the end, the seconds of each stage. */
export function progressOn(out: Output) {
  const took: string[] = [];
  let current = 'start';
  /** The process began before its first module ran. */
  let since = 0;
  const show = (line: string) => void (out.isTTY && out.write(`\r\u001b[K${line}`));
  const endStage = () => {
    const now = process.uptime();
    took.push(`${current} ${(now - since).toFixed(1)}`);
    since = now;
  };
  return {
    stage(name: string): void {
      if (took.length === 0 && !out.isTTY) out.write('Building the site…\n');
      endStage();
      current = name;
      show(`Building the site: ${name}…`);
    },
    /** How far a stage is, once the build waits for it. */
    count(stage: string, done: number, total: number): void {
      if (stage === current) show(`Building the site: ${stage}, ${done} of ${total}…`);
    },
    /** Makes room for a warning. */
    clear: () => show(''),
    end(): void {
      endStage();
      show('');
      out.write(`Built in ${since.toFixed(1)} s (${took.join(', ')}).\n`);
    },
  };
}

export const progress = progressOn(process.stdout);
