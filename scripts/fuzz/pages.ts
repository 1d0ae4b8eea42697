// What readers' browsers ask: pages, their views, files and forms, as they should be asked and as strangers ask them.

import { shotAt, type Response, type Shot } from '../harness/asking.ts';
import type { Random } from '../harness/random.ts';
import { badValue, wellFormed } from './values.ts';

/** Where something may be asked: addresses of pages, and paths of forms. */
export interface PageGround {
  readonly pages: readonly string[];
  /** Names that addresses of pages have. */
  readonly queries: readonly string[];
  readonly forms: readonly string[];
  /** Addresses of files that pages have named so far. */
  readonly files: readonly string[];
}

export type PageKind = 'page' | 'view' | 'download' | 'form';

export interface PageShot {
  readonly kind: PageKind;
  readonly shot: Shot;
}

/** Must never stand in a document as it was sent. */
const MARK = '"><zz9 x=\'';
const ENDINGS = ['csv', 'xlsx', 'json', 'zip', 'exe', ''];
const BLOCKS = ['table-1', 'table-2', 'chart-1', 'zz9'];
const LANGUAGES = ['uk', 'en', 'fr'];
const BODIES = [
  '',
  '--b--\r\n',
  '--b\r\n\r\n',
  '--b\r\ncontent-disposition: form-data; name="key"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="key"\r\n\r\n00000000-0000-4000-8000-000000000000\r\n--b\r\ncontent-disposition: form-data; name="challenge"\r\n\r\n{}\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="files"; filename="../../x.exe"\r\n\r\nMZ\r\n--b--\r\n',
  '{"a":1}',
];
const TYPES = [
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/json',
  'text/plain',
];
const REFUSALS = new Set([400, 403, 404, 405, 410, 413, 415, 422, 429]);

export function makePageShot(random: Random, ground: PageGround): PageShot {
  const kind = random.pick(['page', 'page', 'page', 'view', 'download', 'form'] as const);
  if (kind === 'form' && ground.forms.length > 0) return { kind, shot: formShot(random, ground) };
  const page = random.holds(0.9) ? random.pick(ground.pages) : `/${badValue(random, 'page')}`;
  const query = queryOf(random, ground);
  const url = (path: string) => (query === '' ? path : `${path}?${query}`);
  if (kind === 'view') return { kind, shot: askPage(url(`/_view${page}`)) };
  if (kind !== 'download') return { kind: 'page', shot: askPage(url(page)) };
  if (ground.files.length > 0 && random.holds(0.5))
    return { kind, shot: askPage(random.pick(ground.files)) };
  const [language, block] = [random.pick(LANGUAGES), random.pick(BLOCKS)];
  const plain = page.replace(/^\/en(?=\/|$)/, '');
  const file = `/_download/${language}/${block}${plain === '/' ? '' : plain}.${random.pick(ENDINGS)}`;
  return { kind, shot: askPage(url(file)) };
}

/** Addresses of the files that a page names. */
export function filesIn({ payload }: Response): string[] {
  const named = payload.matchAll(/"(\/_download\/[^"]+)"/g);
  return [...named].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}

/** Null for an answer as it must be. */
export function pageFault({ kind, shot }: PageShot, response: Response): string | null {
  const { statusCode: status, headers, payload } = response;
  if (kind === 'form' && status < 500) return formFault(response);
  if (status === 503)
    return headers['retry-after'] === undefined ? '503 that does not say until when' : null;
  if (status >= 300 && status < 400) {
    const to = String(headers['location']);
    return /^\/(?!\/)/.test(to) ? null : `leads to ${to}`;
  }
  if (status !== 200 && !REFUSALS.has(status)) return `${status} ${payload.slice(0, 200)}`;
  const type = String(headers['content-type']);
  if (/<zz9/.test(payload) && type.startsWith('text/html'))
    return 'what was typed stands in the document as it was typed';
  if (kind === 'page' && type.startsWith('text/html'))
    return /^<!doctype html>/i.test(payload) && payload.trimEnd().endsWith('</html>')
      ? null
      : 'no whole document';
  if (kind === 'view' && status === 200 && type.startsWith('application/json'))
    return isJson(payload) ? null : 'no JSON';
  if (kind === 'download' && status === 200)
    return response.rawPayload.length > 0 && headers['content-disposition'] !== undefined
      ? null
      : 'an empty file, or one without a name';
  return shot.method === 'GET' && type === 'undefined' ? 'no type' : null;
}

/** None of these may be taken for a message. */
function formFault({ statusCode: status, headers, payload }: Response): string | null {
  if (status < 400) return `a message was taken: ${status}`;
  return String(headers['content-type']).startsWith('application/problem+json') && isJson(payload)
    ? null
    : `${status} is no problem document`;
}

function formShot(random: Random, { forms }: PageGround): Shot {
  return {
    method: 'POST',
    url: random.pick(forms),
    headers: { 'content-type': random.pick(TYPES) },
    payload: random.pick(BODIES),
    form: null,
  };
}

function queryOf(random: Random, { queries }: PageGround): string {
  const count = random.holds(0.4) ? 0 : random.from(1, 3);
  return Array.from({ length: count }, () => {
    const name = random.holds(0.9) ? random.pick(queries) : badValue(random, 'year');
    const good = random.pick(['2025', '2024', '12', '1', 'KEKV', '0', 'table']);
    const bad = random.holds(0.3) ? MARK : badValue(random, good).slice(0, 500);
    const value = random.holds(0.6) ? good : bad;
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;
  }).join('&');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** As a browser sends it: nothing outside of visible ASCII stands unescaped in a request line. */
function askPage(url: string): Shot {
  return shotAt(wellFormed(url), { accept: 'text/html' });
}
