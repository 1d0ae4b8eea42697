// Delivers waiting messages in the background: one after another, again and again with growing pauses, until they are taken.

import { idIn, type Mailbox } from './mailbox.ts';
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
  readonly pause: number;
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
    await Promise.race([
      this.working,
      new Promise((resolve) => setTimeout(resolve, STOP_MS).unref()),
    ]);
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
        this.log.error({ code: codeOf(error) }, 'the folder of messages does not answer');
        await this.rest();
      }
    }
  }

  /** Of the messages whose pause is over the one that failed least, then the oldest: one that always fails holds up no other. */
  private async next(): Promise<string | null> {
    const woken = await this.box.wokenAt();
    if (woken > this.wokenAt) {
      this.wokenAt = woken;
      this.troubles.clear();
      this.down = null;
    }
    const now = Date.now();
    if (this.down && this.down.until > now) return null;
    const names = new Set([...this.sent, ...(await this.box.waiting())]);
    const times = (name: string) => this.troubles.get(name)?.times ?? 0;
    return (
      [...names]
        .filter((name) => (this.troubles.get(name)?.until ?? 0) <= now)
        .sort((a, b) => times(a) - times(b))[0] ?? null
    );
  }

  private async deliver(sender: Sender, name: string): Promise<void> {
    try {
      if (!this.sent.has(name)) await this.send(sender, name);
      await this.box.delivered(name);
    } catch (error) {
      if (error instanceof SmtpFailure) await this.fail(name, error);
      else this.putOff(name, error);
      return;
    }
    this.log.info(
      { id: idIn(name), tries: (this.troubles.get(name)?.times ?? 0) + 1 },
      'a message was delivered',
    );
    this.troubles.delete(name);
    this.sent.delete(name);
  }

  private async send(sender: Sender, name: string): Promise<void> {
    const letter = await this.box.read(name);
    await sender.send(letter).catch((error: unknown) => {
      throw error instanceof SmtpFailure ? error : new SmtpFailure('EUNKNOWN', 0);
    });
    this.down = null;
    this.sent.add(name);
  }

  private async fail(name: string, { code, status }: SmtpFailure): Promise<void> {
    // without a reply, or with one about us and not about the message, the next message would fare no better
    const server = status === 0 || status === 421 || code === 'EAUTH';
    // a message may itself be why the server hangs up: it counts against the message too
    const own = this.worse(this.troubles.get(name), !server && status >= 500);
    this.troubles.set(name, own);
    if (server) this.down = this.worse(this.down, false);
    const { times, pause } = (server && this.down) || own;
    const gaveUp = own.refused >= this.pace.refusals;
    this.log.error(
      {
        id: idIn(name),
        code,
        status,
        times,
        ...(gaveUp ? {} : { again: Math.round(pause / 1000) }),
      },
      gaveUp
        ? 'a message was refused for good and waits for an operator'
        : 'a message was not taken',
    );
    if (!gaveUp) return;
    await this.box.refuse(name);
    this.troubles.delete(name);
  }

  /** A message that the disk does not give, or of which it takes no note. */
  private putOff(name: string, error: unknown): void {
    const trouble = this.worse(this.troubles.get(name), false);
    this.troubles.set(name, trouble);
    this.log.error(
      {
        id: idIn(name),
        code: codeOf(error),
        times: trouble.times,
        again: Math.round(trouble.pause / 1000),
      },
      'a message cannot be read, or not noted as delivered',
    );
  }

  private worse(before: Trouble | null | undefined, refused: boolean): Trouble {
    const times = (before?.times ?? 0) + 1;
    const pause = Math.min(this.pace.longest, this.pace.first * 2 ** Math.min(times - 1, 20));
    return {
      times,
      refused: (before?.refused ?? 0) + (refused ? 1 : 0),
      pause,
      until: Date.now() + pause,
    };
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

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'EUNKNOWN';
}
