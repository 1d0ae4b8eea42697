// A document as its address asks for it to look: made from the one that all readers share, for who keeps nothing in a browser.

import { changeQuery, withPrefix } from '../addresses/query.ts';
import { EMBED } from '../addresses/reserved.ts';
import { matchAddress } from '../addresses/routes.ts';
import { buildWeakTag, type CachedResponse } from '../api/cachedResponse.ts';
import { escape, unescape } from '../language/html.ts';
import type { Locale, Portal } from '../model/portal.ts';
import {
  APPLY,
  CHOICE_NAMES,
  FROM,
  lookAttributes,
  readLook,
  RESET,
  writeLook,
} from '../shell/look.ts';
import { isBesidePages } from './besidePages.ts';

/** The look that a query asks for, as it is written; empty where it asks for none that is known. */
export function askedLook({ settings }: Portal, query: URLSearchParams): string {
  return writeLook(readLook(query.get(settings.queries.look) ?? ''));
}

/** An address on this host, with this look instead of any other. */
export function withLook({ settings }: Portal, address: string, look: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(address) ?? [];
  const { look: name } = settings.queries;
  if (look === '' && !new URLSearchParams(search).has(name)) return address;
  return path + changeQuery(search, { [name]: look }) + hash;
}

/** Where the form of how pages look leads: the page that its reader came from, or the first one. Null where it was not sent. */
export function findChosen(
  portal: Portal,
  { prefix }: Locale,
  query: URLSearchParams,
): string | null {
  const isReset = query.has(RESET);
  if (!isReset && !query.has(APPLY)) return null;
  const chosen = CHOICE_NAMES.map((name) => query.get(name) ?? '').join('.');
  const back = readFrom(portal, query) ?? withPrefix('/', prefix);
  return withLook(portal, back, isReset ? '' : writeLook(readLook(chosen)));
}

/** No host: addresses are read against it to see that they name none. */
const HERE = 'http://portal.invalid';

/** The page of this portal that a reader came from; null for anything else. */
function readFrom(portal: Portal, query: URLSearchParams): string | null {
  const text = query.get(FROM) ?? '';
  if (!text.startsWith('/') || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search } = new URL(text, HERE);
  if (origin !== HERE || !matchAddress(portal, pathname).page) return null;
  return pathname + search;
}

/** The same document for this query. It is made for each reader, and its tag is its own: caches hold what all share. */
export function lookAs(
  portal: Portal,
  sent: CachedResponse,
  query: URLSearchParams,
): CachedResponse {
  const look = askedLook(portal, query);
  const from = readFrom(portal, query);
  if (look === '' && from === null) return sent;
  let html = sent.body.toString('utf8');
  html = html.replaceAll(SETTINGS_FORM, (form) => showChosen(form, look, from));
  if (look !== '') html = dressed(portal, html, look);
  const body = Buffer.from(html, 'utf8');
  const etag = sent.etag === '' ? '' : buildWeakTag(`${sent.etag} ${look} ${from ?? ''}`);
  return { ...sent, body, etag, packed: new Map([['identity', body]]) };
}

const SETTINGS_FORM = /<form class="settings-panel".*?<\/form>/gs;
const INPUT = /<input [^>]*>/g;

function showChosen(form: string, look: string, from: string | null): string {
  const chosen = new Map<string, string>(Object.entries(readLook(look)));
  return form.replaceAll(INPUT, (tag) => {
    const name = attributeOf(tag, 'name');
    if (name === FROM)
      return from === null ? tag : tag.replace(/value="[^"]*"/, () => `value="${escape(from)}"`);
    const plain = tag.replace(' checked=""', '');
    const isChosen = chosen.get(name) === attributeOf(tag, 'value');
    return isChosen ? plain.replace('<input', '<input checked=""') : plain;
  });
}

const OPENING = /(<html lang="[^"]*")[^>]*>/;
const CHARSET = '<meta charset="utf-8">';
const NOINDEX = '<meta name="robots" content="noindex">';
const LINK = /<a\b[^>]*>/g;
const FORM = /<form\b[^>]*>/g;

/** With the attributes of the look, not for search engines; links and forms that lead to pages keep it. */
function dressed(portal: Portal, html: string, look: string): string {
  const { look: name } = portal.settings.queries;
  const fields: string[] = [];
  const written = html
    .replace(OPENING, (_, begun: string) => `${begun}${lookAttributes(readLook(look))}>`)
    .replace(CHARSET, html.includes(NOINDEX) ? CHARSET : CHARSET + NOINDEX)
    .replaceAll(LINK, (tag) => linkWith(portal, tag, look))
    .replaceAll(FORM, (tag) => {
      if (/ method="post"/i.test(tag)) return tag;
      const id = `${name}-${fields.length}`;
      const own = attributeOf(tag, 'id');
      // beside the forms: what comes alive finds in them what it knows
      fields.push(`<input type="hidden" name="${name}" value="${look}" form="${own || id}">`);
      return own === '' ? tag.replace('<form', `<form id="${id}"`) : tag;
    });
  const end = written.lastIndexOf('</body>');
  return written.slice(0, end) + fields.join('') + written.slice(end);
}

function linkWith(portal: Portal, tag: string, look: string): string {
  const address = unescape(attributeOf(tag, 'href'));
  if (!leadsToPage(portal, address)) return tag;
  const to = attributeOf(tag, 'data-to');
  const kept = to === '' ? look : switched(look, to);
  // an empty address is that of the page with all that it asks for
  const href = withLook(portal, address, kept) || '?';
  return tag.replace(/ href="[^"]*"/, () => ` href="${escape(href)}"`);
}

/** The look with the switch turned: to the mode for impaired vision, or out of it. */
function switched(look: string, vision: string): string {
  const { vision: known } = readLook(vision);
  return writeLook({ ...readLook(look), vision: known });
}

function leadsToPage(portal: Portal, address: string): boolean {
  if (address.startsWith('?')) return true;
  if (!/^\/(?![/\\])/.test(address)) return false;
  const path = address.replace(/[?#].*$/s, '');
  return !isBesidePages(portal, path) && !path.startsWith(`/${EMBED}/`);
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
