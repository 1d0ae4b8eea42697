// A sender that takes its time: writes what it is told to, and hears what it is answered.

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

import { FILLED, solved, until, type Office } from './post.ts';

export interface SlowSender {
  readonly write: (text: string) => void;
  readonly heard: () => string;
  readonly isClosed: () => boolean;
  readonly leave: () => void;
}

const LENGTH = 1_000_000;

/** Has sent its head; `from` is the address that a proxy names, `length` the header that says where its body ends. */
export function begin(
  { origin, form }: Office,
  from = '192.0.2.1',
  length = `content-length: ${LENGTH}`,
): SlowSender {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  let isClosed = false;
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('utf8')));
  socket.write(
    `POST ${form.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-forwarded-for: ${from}\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`,
  );
  return {
    write: (text) => void socket.write(text),
    heard: () => heard,
    isClosed: () => isClosed,
    leave: () => socket.destroy(),
  };
}

/** Its puzzle is solved and its first file has begun: it has a seat, unless it has been refused. */
export async function seated(of: Office, from?: string, length?: string): Promise<SlowSender> {
  const fields = { key: randomUUID(), challenge: await solved(of.origin), ...FILLED };
  const sender = begin(of, from, length);
  const head = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;
  const parts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`);
  const text = `${parts.join('')}${head('files')}; filename="a.pdf"\r\n\r\n%PDF-`;
  const size = Buffer.byteLength(text).toString(16);
  sender.write(length?.includes('chunked') ? `${size}\r\n${text}\r\n` : text);
  return sender;
}

/** Status, code and detail of what it was answered, once it was. */
export async function answerTo(
  sender: SlowSender,
): Promise<{ status: number; code: unknown; detail: unknown; again: string | undefined }> {
  await until(() => /\r\n\r\n\{.*\}/s.test(sender.heard()));
  const heard = sender.heard();
  const { code, detail } = JSON.parse(/\r\n\r\n(\{.*\})/s.exec(heard)?.[1] ?? '{}') as {
    code?: unknown;
    detail?: unknown;
  };
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]),
    code,
    detail,
    again: /retry-after: (\d+)/i.exec(heard)?.[1],
  };
}
