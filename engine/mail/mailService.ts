// The mail service of a running portal: where messages are kept, and what delivers them.

import { Delivery, type DeliveryLog, type Pace } from './delivery.ts';
import type { Bounds } from '../model/site.ts';
import { Mailbox } from './mailbox.ts';
import type { RoomOptions } from './room.ts';
import { smtpFrom, smtpSender } from './smtp.ts';

/** What takes messages. */
export type MessageBox = Pick<Mailbox, 'known' | 'add'>;

export interface MailService {
  readonly box: MessageBox;
  readonly arrived: () => void;
  readonly stop: () => Promise<void>;
}

export interface MailOptions {
  readonly pace?: Partial<Pace>;
  /** How much messages may take of the disk; left out: as much as leaves something for others. */
  readonly room?: RoomOptions;
}

/** What the bounds of a portal leave messages. */
export function roomFor({ messageMegabytes }: Bounds): RoomOptions {
  return { most: messageMegabytes * 1024 * 1024 };
}

/** Opens the folder and begins to deliver what waits there. Throws where SMTP is configured by halves. */
export async function openMailService(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  log: DeliveryLog,
  { pace = {}, room = {} }: MailOptions = {},
): Promise<MailService> {
  const settings = smtpFrom(env);
  const box = await Mailbox.open(folder, true, room);
  const delivery = new Delivery(box, settings && smtpSender(settings), log, pace);
  delivery.start();
  return { box, arrived: () => delivery.wake(), stop: async () => await delivery.stop() };
}

/** How often a folder that cannot be opened is tried, in milliseconds. */
const TRY_MS = 5000;

/** Where the folder cannot be opened, no message is taken and it is tried again. Throws where SMTP is half configured. */
export async function openMailServiceOrLater(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  log: DeliveryLog,
  options: MailOptions = {},
): Promise<MailService> {
  smtpFrom(env);
  let opened: MailService | null = null;
  let tried = -Infinity;
  const open = async (): Promise<MailService> => {
    if (opened) return opened;
    if (performance.now() - tried < TRY_MS)
      throw new Error('the folder of messages cannot be opened');
    tried = performance.now();
    opened = await openMailService(folder, env, log, options);
    return opened;
  };
  await open().catch((error: NodeJS.ErrnoException) =>
    log.error(
      { code: error.code ?? 'EUNKNOWN', folder },
      'messages are not taken: their folder cannot be opened',
    ),
  );
  return {
    box: {
      known: (key) => opened?.box.known(key) ?? null,
      add: async (key, write) => await (await open()).box.add(key, write),
    },
    arrived: () => opened?.arrived(),
    stop: async () => await opened?.stop(),
  };
}
