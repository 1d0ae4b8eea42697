// Asks the API of a portal, in Node and in browsers; it needs nothing else, and clients of other programs are made of it as it stands.

/** Where a call is asked: `:name` stands for a parameter. */
export interface CallAddress {
  readonly path: string;
  readonly method?: 'POST';
  /** Whether it takes `lang`. */
  readonly lang?: true;
  /** The parameter that counts the pages of a long answer. */
  readonly page?: string;
}

type SaidValues = Readonly<Record<string, unknown>>;

/** How a portal is asked, and for one question. */
export interface AskSettings {
  readonly lang?: string;
  readonly signal?: AbortSignal;
  readonly retries?: number;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type AnyAnswer =
  | { readonly ok: true; readonly body: unknown; readonly isDemonstration: boolean }
  | { readonly ok: false; readonly problem: SaidValues };

/** Seconds to wait where a busy portal does not say how many. */
const PATIENCE = 2;

/** `base` is where the portal stands; empty: where the page that asks stands. Rejects only where there is no network or the signal ends it; every answer of the portal is a value. */
export function openClient(
  calls: Readonly<Record<string, CallAddress>>,
  base: string = '',
  settings: AskSettings = {},
): object {
  const ask = async (call: string, said: SaidValues = {}, own: AskSettings = {}) => {
    const address = calls[call];
    if (address === undefined) throw new RangeError(`the portal has no call ${call}`);
    const { fetch: send = fetch, retries = 3, ...options } = { ...settings, ...own };
    const [url, init] = writeRequest(address, said, options);
    for (let left = retries; ; left--) {
      const response = await send(base.replace(/\/$/, '') + url, init);
      if (response.status !== 503 || left <= 0) return await readAnswer(response);
      await response.body?.cancel();
      await wait(Number(response.headers.get('retry-after') ?? PATIENCE), options.signal);
    }
  };
  const pages = async function* (call: string, said: SaidValues = {}, own: AskSettings = {}) {
    const name = calls[call]?.page ?? 'page';
    let seen = 0;
    for (let page = Number(said[name] ?? 1); ; page++) {
      const answer = await ask(call, { ...said, [name]: page }, own);
      yield answer;
      if (!answer.ok) return;
      const { elements, totalElements } = answer.body as { elements: []; totalElements: number };
      seen += elements.length;
      if (elements.length === 0 || seen >= totalElements) return;
    }
  };
  return { ask, pages };
}

function writeRequest(
  { path, method, lang: takesLang }: CallAddress,
  said: SaidValues,
  { lang, signal }: AskSettings,
): [url: string, init: RequestInit] {
  const inPath: string[] = [];
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    inPath.push(name);
    return encodeURIComponent(String(said[name]));
  });
  const all = takesLang && lang !== undefined ? { lang, ...said } : said;
  const rest = Object.entries(all).filter(
    ([name, value]) => value !== undefined && !inPath.includes(name),
  );
  const init = signal ? { signal } : {};
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' };
    return [url, { ...init, method, headers, body: JSON.stringify(Object.fromEntries(rest)) }];
  }
  const query = new URLSearchParams(
    rest.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  );
  return [query.size === 0 ? url : `${url}?${query}`, init];
}

async function readAnswer(response: Response): Promise<AnyAnswer> {
  const { ok, status, statusText, headers } = response;
  const type = headers.get('content-type') ?? '';
  const text = await response.text();
  const body = type.includes('json') ? parseJson(text) : text;
  const isRead = ok
    ? body !== undefined && /json|text\/plain/.test(type)
    : type.includes('problem+json');
  if (ok && isRead) return { ok, body, isDemonstration: headers.has('x-demonstration') };
  if (!ok && isRead && body !== undefined) return { ok, problem: body as SaidValues };
  // whoever stands between the portal and its reader has answered
  const problem = { code: 'unreadable', status, title: statusText, detail: text.slice(0, 200) };
  return { ok: false, problem };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rejects with the reason of the signal as soon as that ends. */
async function wait(seconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** The value itself, where it is of its kind: texts by a pattern, whole numbers by the least and the largest. Throws RangeError. */
export function checkValue(
  kinds: Readonly<Record<string, string | readonly number[]>>,
  kind: string,
  value: string | number,
): string | number {
  const test = kinds[kind] ?? [];
  const isGood =
    typeof test === 'string'
      ? typeof value === 'string' && new RegExp(test, 'u').test(value)
      : Number.isInteger(value) &&
        Number(value) >= (test[0] ?? 0) &&
        Number(value) <= (test[1] ?? 0);
  if (!isGood) throw new RangeError(`${value} is no ${kind}`);
  return value;
}
