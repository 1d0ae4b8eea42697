// The mail service of a running portal: where messages are kept, and what delivers them.

import { Delivery, type DeliveryLog, type Pace } from './delivery.ts';
import { Mailbox } from './mailbox.ts';
import { smtpFrom, smtpSender } from './smtp.ts';

export interface MailService {
  readonly box: Mailbox;
  readonly arrived: () => void;
  readonly stop: () => Promise<void>;
}

/** Opens the folder and begins to deliver what waits there. Throws where SMTP is configured by halves. */
export async function openMailService(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  log: DeliveryLog,
  pace: Partial<Pace> = {},
): Promise<MailService> {
  const settings = smtpFrom(env);
  const box = await Mailbox.open(folder);
  const delivery = new Delivery(box, settings && smtpSender(settings), log, pace);
  delivery.start();
  return { box, arrived: () => delivery.wake(), stop: async () => await delivery.stop() };
}
