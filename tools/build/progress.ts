/** Where output can be overwritten, one line; in a log, a line at every fifth of the way. */
const logSteps = 5;

/** Tells on the terminal how far a long piece of work is. To call with how much of it is done. */
export function progress(
  what: string,
  total: number,
  out: Pick<NodeJS.WriteStream, 'isTTY'> & { write: (text: string) => boolean } = process.stdout,
): (done: number) => void {
  let told = 0;
  return (done) => {
    const line = `${what}: ${done} of ${total}, ${total - done} left`;
    if (out.isTTY) {
      out.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
      return;
    }
    const step = Math.floor((done / total) * logSteps);
    if (step > told || done === 0) out.write(`${line}\n`);
    told = step;
  };
}
