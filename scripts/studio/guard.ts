// Who may use the studio: whoever sits at this machine, from the studio's own pages.

import type { IncomingMessage } from 'node:http';

import type { Bilingual } from './contract.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const LOCAL_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Why a request is refused; null where it is not. A name of another host would let pages of others in (DNS rebinding). */
export function findStranger({ headers, method, socket }: IncomingMessage): Bilingual | null {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const isLocal = LOCAL_ADDRESSES.includes(socket.remoteAddress ?? '127.0.0.1');
  if (!isLocal || !LOCAL_HOSTS.includes(host.replace(/:\d+$/, '')))
    return {
      uk: 'Студія працює лише на цьому комп’ютері: відкрийте її за адресою localhost.',
      en: 'The studio works on this machine alone: open it at localhost.',
    };
  const isPosted = method !== 'GET' && method !== 'HEAD';
  const isForeign = origin === undefined ? isPosted : origin !== `http://${host}`;
  if (isForeign || (isPosted && site !== undefined && site !== 'same-origin'))
    return {
      uk: 'Запит надійшов не зі сторінки студії.',
      en: 'The request does not come from a page of the studio.',
    };
  return null;
}
