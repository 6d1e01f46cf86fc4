import { errorText, type Log } from '#server/log.ts';
import type { Maildir } from './maildir.ts';
import { sendFailure, type Mailer } from './mail.ts';

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
  #running: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #delay: number;
  #closed = false;
  /** The mail at which a round stopped. The next round tries it last, so that it cannot block the others. */
  #stoppedAt = '';
  /** Sent mails whose files could not be deleted. */
  readonly #done = new Set<string>();
  /** Rejects when the current send has used up its time. */
  readonly #patience: Promise<never>;
  #giveUp: () => void = () => undefined;

  constructor(options: OutboxOptions) {
    this.#options = { firstRetry: 15_000, longestRetry: 15 * 60_000, ...options };
    this.#delay = this.#options.firstRetry;
    this.#patience = new Promise((_, reject) => {
      this.#giveUp = () => reject(new Error('given up'));
    });
    this.#patience.catch(() => undefined);
  }

  async deliver(mail: Buffer): Promise<void> {
    await this.#options.waiting.deliver(mail);
    this.run();
  }

  run(): void {
    if (this.#closed) return;
    this.#again = true;
    this.#running ??= this.#runAll();
  }

  /** Stops after the current mail, or abandons it after `within` milliseconds. Unsent mails stay for the next start. */
  async close(within = sendsEndWithin): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const patience = setTimeout(this.#giveUp, within);
    await this.#running;
    clearTimeout(patience);
    this.#options.mailer.close();
  }

  async #runAll(): Promise<void> {
    // `#running` must be set first.
    await Promise.resolve();
    clearTimeout(this.#timer);
    let left = 0;
    while (this.#again && !this.#closed) {
      this.#again = false;
      left = await this.#sendAll().catch((error: unknown) => {
        this.#options.log.error('outbox_failed', { error: errorText(error) });
        return 1;
      });
    }
    // Synchronous with the check of `#again`, so that a later mail starts a new round.
    this.#running = null;
    if (left > 0 && !this.#closed) this.#retryLater(left);
    else this.#delay = this.#options.firstRetry;
  }

  #retryLater(left: number): void {
    this.#options.log.warn('mail_waiting', { count: left, retryInSeconds: Math.round(this.#delay / 1000) });
    this.#timer = setTimeout(() => this.run(), this.#delay);
    this.#timer.unref();
    this.#delay = Math.min(this.#delay * 2, this.#options.longestRetry);
  }

  /** Tries every mail once; returns how many are left. */
  async #sendAll(): Promise<number> {
    const { waiting, log } = this.#options;
    const names = await waiting.list();
    let left = names.length;
    for (const name of startingAfter(this.#stoppedAt, names)) {
      if (this.#closed) break;
      try {
        const failure = this.#done.has(name) ? null : await this.#send(name);
        if (failure === 'unreachable') {
          this.#stoppedAt = name;
          break;
        }
        if (failure === 'later') continue;
        this.#done.add(name);
        await waiting.remove(name);
        this.#done.delete(name);
        left -= 1;
      } catch (error) {
        // Only this file cannot be read or removed; go on with the next.
        log.error('outbox_failed', { file: name, error: errorText(error) });
      }
    }
    return left;
  }

  /** Sends one mail or moves it to the refused ones; returns why it has to stay. */
  async #send(name: string): Promise<'later' | 'unreachable' | null> {
    const { waiting, refused, mailer, log } = this.#options;
    const mail = await waiting.read(name);
    try {
      await Promise.race([mailer.send(mail), this.#patience]);
      return null;
    } catch (error) {
      const codes = sendFailure(error);
      const { failure } = codes;
      // A mail server's text may quote the visitor, so only its codes are logged.
      log.warn('mail_not_sent', codes);
      if (failure !== 'refused') return failure;
      await refused.deliver(mail, name);
      return null;
    }
  }
}

function startingAfter(name: string, names: readonly string[]): string[] {
  return [...names.filter((each) => each > name), ...names.filter((each) => each <= name)];
}
