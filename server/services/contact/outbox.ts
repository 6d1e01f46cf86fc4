import { errorText, type Log } from '#server/log.ts';
import type { Maildir } from './maildir.ts';
import { sendCodes, sendFailure, type Mailer } from './mailer.ts';

/** A mail server that is slow must not hold up the end of the process for longer, in milliseconds. */
const sendsEndWithin = 5_000;

export interface OutboxOptions {
  /** Mails that wait to be sent; also what is left of them after a crash. */
  waiting: Maildir;
  /** Where a mail goes that the server refuses for good, so that the owner still finds it. */
  refused: Maildir;
  mailer: Mailer;
  log: Log;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  firstRetry?: number;
  longestRetry?: number;
}

/**
 * Sends what lies in a folder, one mail after the other, and tries again for as long as something is left. A mail is
 * removed only after the server took it: a crash in between sends it twice (with the same Message-ID), never not at all.
 */
export class Outbox {
  readonly #options: Required<OutboxOptions>;
  #running: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #delay: number;
  #closed = false;
  /** The mail at which a round broke off. The next one ends with it: if it was to blame, it holds nobody up. */
  #stoppedAt = '';
  /** Mails that are sent, but whose files the disk would not let go. */
  readonly #done = new Set<string>();
  /** Rejects once the mail that is being sent is no longer waited for. */
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

  /** Keeps a mail and starts sending; resolves once it is kept. */
  async deliver(mail: Buffer): Promise<void> {
    await this.#options.waiting.deliver(mail);
    this.run();
  }

  /** Sends everything that waits. To call at start for what an earlier process left. */
  run(): void {
    if (this.#closed) return;
    this.#again = true;
    this.#running ??= this.#runAll();
  }

  /**
   * Stops after the mail that is being sent, or gives it up after so many milliseconds; what is not sent stays for the
   * next start. Mails can still be handed over: they are kept.
   */
  async close(within = sendsEndWithin): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const patience = setTimeout(this.#giveUp, within);
    await this.#running;
    clearTimeout(patience);
    this.#options.mailer.close();
  }

  async #runAll(): Promise<void> {
    // Not before `#running` is set.
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
    // In the same step as the look at `#again`: a mail handed over later must start a new round.
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

  /** One attempt for every mail; returns how many are left. */
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
        // This file cannot be read or removed; that says nothing of the next one.
        log.error('outbox_failed', { file: name, error: errorText(error) });
      }
    }
    return left;
  }

  /** Sends one mail, or moves it to the refused ones; says why it has to stay. */
  async #send(name: string): Promise<'later' | 'unreachable' | null> {
    const { waiting, refused, mailer, log } = this.#options;
    const mail = await waiting.read(name);
    try {
      await Promise.race([mailer.send(mail), this.#patience]);
      return null;
    } catch (error) {
      const failure = sendFailure(error);
      // A mail server may quote the visitor's address and words in what it says, so only its codes are told.
      log.warn('mail_not_sent', { failure, ...sendCodes(error) });
      if (failure !== 'refused') return failure;
      await refused.deliver(mail, name);
      return null;
    }
  }
}

/** The sorted names from the first one after `name` on, then the rest. */
function startingAfter(name: string, names: readonly string[]): string[] {
  return [...names.filter((each) => each > name), ...names.filter((each) => each <= name)];
}
