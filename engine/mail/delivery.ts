// Delivers waiting messages in the background: one after another, again and again with growing pauses, until they are taken.

import type { Mailbox } from './mailbox.ts';
import { SmtpFailure, type Sender } from './smtp.ts';

export interface DeliveryLog {
  readonly info: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

export interface Pace {
  /** Pause after the first failure; it doubles with each further one. */
  readonly first: number;
  readonly longest: number;
  /** How often the folder is looked at without being told. */
  readonly look: number;
  /** After so many refusals for good (5xx) a message waits for an operator. */
  readonly refusals: number;
}

const PACE: Pace = { first: 30_000, longest: 3_600_000, look: 5000, refusals: 12 };
/** How long a stop waits for the message that is on its way. */
const STOP_MS = 5000;

interface Trouble {
  readonly times: number;
  readonly refused: number;
  readonly until: number;
}

export class Delivery {
  private readonly box: Mailbox;
  private readonly sender: Sender | null;
  private readonly log: DeliveryLog;
  private readonly pace: Pace;
  private readonly troubles = new Map<string, Trouble>();
  /** Trouble with the server itself: no message is tried meanwhile. */
  private down: Trouble | null = null;
  private stopped = false;
  private working: Promise<void> | null = null;
  private wakeUp: (() => void) | null = null;
  private wokenAt = 0;

  /** Without a sender messages wait on disk. */
  constructor(box: Mailbox, sender: Sender | null, log: DeliveryLog, pace: Partial<Pace> = {}) {
    this.box = box;
    this.sender = sender;
    this.log = log;
    this.pace = { ...PACE, ...pace };
  }

  start(): void {
    if (this.sender) this.working = this.work(this.sender);
    else this.log.info({}, 'PORTAL_SMTP is not set: messages wait on disk');
  }

  /** A new message has come. */
  wake(): void {
    this.wakeUp?.();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await Promise.race([this.working, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    this.sender?.close();
  }

  private async work(sender: Sender): Promise<void> {
    this.wokenAt = await this.box.wokenAt();
    while (!this.stopped) {
      try {
        const name = await this.next();
        if (name === null) await this.rest();
        else await this.deliver(sender, name);
      } catch (error) {
        // a disk that fails is no reason to stop trying
        this.log.error({ code: (error as { code?: string }).code ?? 'EUNKNOWN' }, 'the folder of messages does not answer');
        await this.rest();
      }
    }
  }

  /** The oldest message whose pause is over. */
  private async next(): Promise<string | null> {
    const woken = await this.box.wokenAt();
    if (woken > this.wokenAt) {
      this.wokenAt = woken;
      this.troubles.clear();
      this.down = null;
    }
    const now = Date.now();
    if (this.down && this.down.until > now) return null;
    return (await this.box.waiting()).find((name) => (this.troubles.get(name)?.until ?? 0) <= now) ?? null;
  }

  private async deliver(sender: Sender, name: string): Promise<void> {
    const letter = await this.box.read(name);
    try {
      await sender.send(letter);
    } catch (error) {
      await this.fail(name, letter.id, error instanceof SmtpFailure ? error : new SmtpFailure('EUNKNOWN', 0));
      return;
    }
    this.down = null;
    await this.box.delivered(name);
    this.log.info({ id: letter.id, tries: (this.troubles.get(name)?.times ?? 0) + 1 }, 'a message was delivered');
    this.troubles.delete(name);
  }

  private async fail(name: string, id: string, { code, status }: SmtpFailure): Promise<void> {
    // without a reply, or with one about us and not about the message, the next message would fare no better
    const server = status === 0 || status === 421 || code === 'EAUTH';
    const before = server ? this.down : this.troubles.get(name);
    const times = (before?.times ?? 0) + 1;
    const refused = (before?.refused ?? 0) + (!server && status >= 500 ? 1 : 0);
    const pause = Math.min(this.pace.longest, this.pace.first * 2 ** Math.min(times - 1, 20));
    const trouble = { times, refused, until: Date.now() + pause };
    if (server) this.down = trouble;
    else this.troubles.set(name, trouble);
    const gaveUp = refused >= this.pace.refusals;
    this.log.error({ id, code, status, times, ...(gaveUp ? {} : { again: Math.round(pause / 1000) }) }, gaveUp ? 'a message was refused for good and waits for an operator' : 'a message was not taken');
    if (!gaveUp) return;
    this.troubles.delete(name);
    await this.box.refuse(name);
  }

  private async rest(): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.pace.look);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = null;
  }
}
