// The mail service of a running portal: where messages are kept, and what delivers them.

import { Delivery, type DeliveryLog, type Pace } from './delivery.ts';
import type { Bounds } from '../model/site.ts';
import { Mailbox } from './mailbox.ts';
import type { RoomOptions } from './room.ts';
import { smtpFrom, smtpSender } from './smtp.ts';

/** What takes messages. */
export type MessageBox = Pick<Mailbox, 'known' | 'add'>;

export interface MailService extends MessageBox {
  readonly stop: () => Promise<void>;
}

export interface MailOptions {
  readonly pace?: Partial<Pace>;
  /** How much messages may take of the disk; left out: as much as leaves something for others. */
  readonly room?: RoomOptions;
}

/** How often a folder that cannot be opened is tried, in milliseconds. */
const TRY_MS = 5000;

/** What the bounds of a portal leave messages. */
export function roomFor({ messageMegabytes }: Bounds): RoomOptions {
  return { most: messageMegabytes * 1024 * 1024 };
}

/** Opens the folder and begins to deliver what waits there; where it cannot be opened no message is taken, and it is tried again with the next. Throws where SMTP is half configured. */
export async function openMailService(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  log: DeliveryLog,
  { pace = {}, room = {} }: MailOptions = {},
): Promise<MailService> {
  const settings = smtpFrom(env);
  let opened: { readonly box: Mailbox; readonly delivery: Delivery } | null = null;
  let tried = -Infinity;
  const open = async () => {
    if (opened) return opened;
    if (performance.now() - tried < TRY_MS)
      throw new Error('the folder of messages cannot be opened');
    tried = performance.now();
    const box = await Mailbox.open(folder, true, room);
    const delivery = new Delivery(box, settings && smtpSender(settings), log, pace);
    delivery.start();
    return (opened = { box, delivery });
  };
  await open().catch(({ code = 'EUNKNOWN' }: NodeJS.ErrnoException) =>
    log.error({ code, folder }, 'messages are not taken: their folder cannot be opened'),
  );
  return {
    known: (key) => opened?.box.known(key) ?? null,
    add: async (key, write) => {
      const { box, delivery } = await open();
      const id = await box.add(key, write);
      delivery.wake();
      return id;
    },
    stop: async () => await opened?.delivery.stop(),
  };
}
