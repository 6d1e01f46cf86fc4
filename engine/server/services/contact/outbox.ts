import { errorText, type Log } from '#server/log.ts';
import type { Maildir } from './maildir.ts';
import { isRefusal, sendCodes, type Mailer } from './mailer.ts';

/** How long (milliseconds) a slow mail server may delay shutdown. */
const sendsEndWithin = 5_000;

export interface OutboxOptions {
  waiting: Maildir;
  /** Keeps mails that the server refuses permanently, so that the owner still finds them. */
  refused: Maildir;
  mailer: Mailer;
  log: Log;
  firstRetry?: number;
  longestRetry?: number;
}

/**
 * Sends the mails in a folder one by one, and retries until none is left. A mail is removed only after the server
 * accepted it, so a crash in between sends it twice (with the same Message-ID) rather than never.
 */
export class Outbox {
  readonly #options: Required<OutboxOptions>;
  #rounds = Promise.resolve();
  #isRoundWaiting = false;
  #timer: NodeJS.Timeout | undefined;
  #delay: number;
  #closed = false;
  /** Sent mails whose files could not be deleted. */
  readonly #sent = new Set<string>();

  constructor(options: OutboxOptions) {
    this.#options = { firstRetry: 15_000, longestRetry: 15 * 60_000, ...options };
    this.#delay = this.#options.firstRetry;
  }

  async deliver(mail: Buffer): Promise<void> {
    await this.#options.waiting.deliver(mail);
    this.run();
  }

  /** Tries every mail once, after the current round. */
  run(): void {
    if (this.#isRoundWaiting) return;
    this.#isRoundWaiting = true;
    this.#rounds = this.#rounds
      .then(() => {
        this.#isRoundWaiting = false;
        return this.#sendAll();
      })
      .catch((error: unknown) => this.#options.log.error('outbox_failed', { error: errorText(error) }));
  }

  /** Stops after the current mail, or abandons it after `within` milliseconds. Unsent mails stay for the next start. */
  async close(within = sendsEndWithin): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#rounds, new Promise((late) => setTimeout(late, within).unref())]);
    this.#options.mailer.close();
  }

  async #sendAll(): Promise<void> {
    const { waiting, log, firstRetry, longestRetry } = this.#options;
    let left = 0;
    for (const name of await waiting.list()) {
      if (this.#closed) return;
      if (!(await this.#send(name))) left += 1;
    }
    clearTimeout(this.#timer);
    if (left === 0 || this.#closed) {
      this.#delay = firstRetry;
      return;
    }
    log.warn('mail_waiting', { count: left, retryInSeconds: Math.round(this.#delay / 1000) });
    this.#timer = setTimeout(() => this.run(), this.#delay).unref();
    this.#delay = Math.min(this.#delay * 2, longestRetry);
  }

  /** Sends one mail; false if it has to stay. */
  async #send(name: string): Promise<boolean> {
    const { waiting, log } = this.#options;
    try {
      if (!this.#sent.has(name) && !(await this.#isTaken(name))) return false;
      this.#sent.add(name);
      await waiting.remove(name);
      this.#sent.delete(name);
      return true;
    } catch (error) {
      // Only this file cannot be read or removed; go on with the next.
      log.error('outbox_failed', { file: name, error: errorText(error) });
      return false;
    }
  }

  /** Whether the mail server, or else the folder of refused mails, has taken the mail. */
  async #isTaken(name: string): Promise<boolean> {
    const { waiting, refused, mailer, log } = this.#options;
    const mail = await waiting.read(name);
    try {
      await mailer.send(mail);
    } catch (error) {
      // A mail server's text may quote the visitor, so only its codes are logged.
      log.warn('mail_not_sent', sendCodes(error));
      if (!isRefusal(error)) return false;
      await refused.deliver(mail, name);
    }
    return true;
  }
}
