import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { diskReason, tryToWrite } from '../data-folder.ts';

/** Age (milliseconds) after which the Maildir rule lets unfinished files in `tmp` be removed. */
const abandonedAfter = 36 * 60 * 60 * 1000;

/** A Maildir, which every mail program reads: a message is flushed in `tmp`, then moved to `new` as a whole. */
export class Maildir {
  readonly #folder: string;
  #count = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens or creates the folder. An error says why it cannot be written. */
  static async open(folder: string): Promise<Maildir> {
    const path = resolve(folder);
    const maildir = new Maildir(path);
    try {
      for (const part of ['tmp', 'new', 'cur']) await mkdir(join(path, part), { recursive: true, mode: 0o700 });
      await tryToWrite(join(path, 'tmp'));
      await maildir.#removeAbandoned();
    } catch (error) {
      throw new Error(`Messages cannot be stored in ${path}: ${diskReason(error)}`);
    }
    return maildir;
  }

  uniqueName(): string {
    const host = hostname().replace(/[^\w.-]/g, '-');
    this.#count += 1;
    return `${Math.floor(Date.now() / 1000)}.P${process.pid}Q${this.#count}R${randomBytes(4).toString('hex')}.${host}.eml`;
  }

  /** Stores a message; resolves once it would survive a power cut. */
  async deliver(bytes: Uint8Array, name: string = this.uniqueName()): Promise<void> {
    const temporary = join(this.#folder, 'tmp', name);
    try {
      await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await rename(temporary, join(this.#folder, 'new', name));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await flushFolder(join(this.#folder, 'new'));
  }

  async list(): Promise<string[]> {
    return (await readdir(join(this.#folder, 'new'))).filter((name) => !name.startsWith('.')).sort();
  }

  read(name: string): Promise<Buffer> {
    return readFile(join(this.#folder, 'new', basename(name)));
  }

  remove(name: string): Promise<void> {
    return unlink(join(this.#folder, 'new', basename(name)));
  }

  async #removeAbandoned(): Promise<void> {
    const folder = join(this.#folder, 'tmp');
    for (const name of await readdir(folder)) {
      const { mtimeMs } = await stat(join(folder, name));
      if (Date.now() - mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true });
    }
  }
}

/** Without this, a power cut could lose the new file's name. Windows cannot flush a folder and does not need to. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
