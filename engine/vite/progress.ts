type Output = Pick<NodeJS.WriteStream, 'isTTY'> & { write: (text: string) => boolean };

/** Shows the stage of a build in one line, overwritten in a terminal; at the end, the seconds of each stage. */
export class Progress {
  readonly #out: Output;
  readonly #took: string[] = [];
  #stage = 'start';
  /** The process began before its first module ran. */
  #since = 0;

  constructor(out: Output) {
    this.#out = out;
  }

  stage(name: string): void {
    if (this.#took.length === 0 && !this.#out.isTTY) this.#out.write('Building the site…\n');
    this.#endStage();
    this.#stage = name;
    this.#show(`Building the site: ${name}…`);
  }

  /** How far a stage is, once the build waits for it. */
  count(stage: string, done: number, total: number): void {
    if (stage === this.#stage) this.#show(`Building the site: ${this.#stage}, ${done} of ${total}…`);
  }

  /** Makes room for a warning. */
  clear(): void {
    this.#show('');
  }

  end(): void {
    this.#endStage();
    this.clear();
    this.#out.write(`Built in ${this.#since.toFixed(1)} s (${this.#took.join(', ')}).\n`);
  }

  #endStage(): void {
    const now = process.uptime();
    this.#took.push(`${this.#stage} ${(now - this.#since).toFixed(1)}`);
    this.#since = now;
  }

  #show(line: string): void {
    if (this.#out.isTTY) this.#out.write(`\r\u001b[K${line}`);
  }
}

export const progress = new Progress(process.stdout);
