// Delivers waiting messages in the background: one after another, again and again with growing pauses, until they are taken.

import { idIn, type Mailbox } from './mailbox.ts';
import type { Sender, SmtpFailure } from './smtp.ts';

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

/** How often a message was tried in vain and how often refused for good, and when it may be tried again. */
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
  /** Taken by the server, and not yet noted on disk: they are never sent again. */
  private readonly sent = new Set<string>();
  private stopped = false;
  private working: Promise<void> | null = null;
  private wakeUp = () => {};
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
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([this.working, late]);
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
        const { code = 'EUNKNOWN' } = error as NodeJS.ErrnoException;
        this.log.error({ code }, 'the folder of messages does not answer');
        await this.rest();
      }
    }
  }

  /** Of the messages whose pause is over the one that failed least, then the oldest: one that always fails holds up no other. */
  private async next(): Promise<string | null> {
    const woken = await this.box.wokenAt();
    if (woken > this.wokenAt) this.troubles.clear();
    this.wokenAt = woken;
    const now = Date.now();
    const names = new Set([...this.sent, ...(await this.box.waiting())]);
    const times = (name: string) => this.troubles.get(name)?.times ?? 0;
    const [best = null] = [...names]
      .filter((name) => (this.troubles.get(name)?.until ?? 0) <= now)
      .sort((a, b) => times(a) - times(b));
    return best;
  }

  private async deliver(sender: Sender, name: string): Promise<void> {
    try {
      if (!this.sent.has(name)) await sender.send(await this.box.read(name));
      this.sent.add(name);
      await this.box.delivered(name);
    } catch (error) {
      await this.putOff(name, error as SmtpFailure);
      return;
    }
    const tries = (this.troubles.get(name)?.times ?? 0) + 1;
    this.log.info({ id: idIn(name), tries }, 'a message was delivered');
    this.troubles.delete(name);
    this.sent.delete(name);
  }

  /** What the disk does not give or note, or the server does not take, is tried again later, or set aside. */
  private async putOff(
    name: string,
    { code = 'EUNKNOWN', responseCode: status = 0 }: SmtpFailure,
  ): Promise<void> {
    const before = this.troubles.get(name);
    const times = (before?.times ?? 0) + 1;
    // where the server refuses us, the message is not at fault
    const refused = (before?.refused ?? 0) + (status >= 500 && code !== 'EAUTH' ? 1 : 0);
    const told = { id: idIn(name), code, status, times };
    if (refused >= this.pace.refusals) {
      this.log.error(told, 'a message was refused for good and waits for an operator');
      await this.box.refuse(name);
      this.troubles.delete(name);
      return;
    }
    const pause = Math.min(this.pace.longest, this.pace.first * 2 ** Math.min(times - 1, 20));
    this.troubles.set(name, { times, refused, until: Date.now() + pause });
    const again = Math.round(pause / 1000);
    this.log.error({ ...told, again }, 'a message was not taken, or not noted as delivered');
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
  }
}
