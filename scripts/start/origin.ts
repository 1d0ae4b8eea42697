// What the environment says of the way from readers to the server: the public address, and the proxies whose word is taken.

import { isIP } from 'node:net';

import type { ListenAddress } from './address.ts';
import { StartError } from './startError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `PORTAL_ORIGIN` as `https://name[:port]`, in the form that browsers send; empty where it is not set. Throws StartError. */
export function readOrigin(env: Environment): string {
  const written = env['PORTAL_ORIGIN'] ?? '';
  if (written === '') return '';
  const origin = originOf(written);
  if (origin !== null) return origin;
  const shown = JSON.stringify(written.replace(/\/\/[^/@]*@/, '//…@').slice(0, 200));
  throw new StartError(
    `PORTAL_ORIGIN має бути публічною адресою порталу без шляху, як-от https://budget.example або http://budget.example:8080, а не ${shown}.`,
    `PORTAL_ORIGIN must be the portal's public address without a path, such as https://budget.example or http://budget.example:8080, not ${shown}.`,
  );
}

/** An address of a server without a path, as browsers send it; null where it is none. */
export function originOf(written: string): string | null {
  const isPlain = /^https?:\/\/[^\s/?#@\\]+$/i.test(written) && URL.canParse(written);
  return isPlain ? new URL(written).origin : null;
}

/** `PORTAL_PROXIES`: addresses and CIDR blocks divided by commas or spaces; none where it is not set. Throws StartError. */
export function readProxies(env: Environment): readonly string[] {
  const written = (env['PORTAL_PROXIES'] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const wrong = written.find((part) => !isAddressOrBlock(part));
  if (wrong === undefined) return written;
  const shown = JSON.stringify(wrong.slice(0, 100));
  throw new StartError(
    `PORTAL_PROXIES має називати адреси проксі або їхні блоки через кому, як-от 127.0.0.1,10.0.0.0/8, а ${shown} не є ні тим, ні іншим.`,
    `PORTAL_PROXIES must name addresses of proxies or blocks of them divided by commas, such as 127.0.0.1,10.0.0.0/8; ${shown} is neither.`,
  );
}

function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** The address that the server itself is reached at from this machine. */
export function listenedOrigin({ host, port }: ListenAddress): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`;
}

/** What is said at start while no public address is set. */
export function sayListened(listens: string): string {
  return `absolute links name ${listens}: set PORTAL_ORIGIN to the public address`;
}
