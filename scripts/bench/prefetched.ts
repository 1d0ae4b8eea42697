// Measures the page behind a hovered link. A debugger on a page forbids prerendering, so this browser is driven through its tab.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

import { assertDefined } from '../../engine/serve.ts';
import { median, type Measuring } from '../harness/lines.ts';
import { SWITCHES } from '../browser.ts';
import { browserFile, SLOW, slowings } from './readers.ts';
import type { Bench } from './sections.ts';
import { follow, TELL, type Moment } from './touch.ts';
import { TABLE_PAGE, TOUCHED } from './waits.ts';

const GOAL_MS = 80;
const REST_MS = 5000;
const HOVER_MS = 3000;
const LATE_MS = 20_000;

/** As the protocol of the browser has it. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Record<string, never>;
  readonly result?: Record<string, never>;
  readonly error?: { readonly message: string };
}

interface Spoken {
  readonly send: (
    method: string,
    params?: object,
    sessionId?: string,
  ) => Promise<Record<string, never>>;
  readonly hear: (listener: (message: Message) => void) => void;
  readonly close: () => Promise<void>;
}

interface Changed {
  readonly ms: number;
  /** How the browser had it. */
  readonly how: string;
}

export async function* prefetchedLines({ portal, runs: most }: Bench): Measuring {
  const runs = Math.min(most, 3);
  const browser = await speak();
  try {
    const found: Changed[] = [];
    for (let run = 0; run <= runs; run++) found.push(await hoverAndPress(browser, portal.url));
    // the first makes the answers that are kept from then on
    const counted = found.slice(1);
    const how = [...new Set(counted.map((changed) => changed.how))].join(', ');
    const what = 'page changed by pointer, after a hover';
    const value = median(counted.map(({ ms }) => ms));
    yield { of: TABLE_PAGE, what, value, unit: 'ms', most: GOAL_MS, more: `(${how})` };
  } finally {
    await browser.close();
  }
}

/** From the press to the frame with the next page. */
async function hoverAndPress({ send, hear }: Spoken, origin: string): Promise<Changed> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const tab = await openTab({ send, hear }, browserContextId ?? '');
  await send('Page.navigate', { url: origin + TABLE_PAGE }, tab.first());
  await sleep(REST_MS);
  const evaluate = async (expression: string, session = tab.first()) => {
    const asked = { expression, returnByValue: true };
    const { result } = await send('Runtime.evaluate', asked, session);
    return (result as unknown as { value: unknown }).value;
  };
  const [before, x, y] = (await evaluate(`(${String(read)})(${JSON.stringify(TOUCHED)})`)) as [
    string,
    number,
    number,
  ];
  await tab.runFirst(followed(before));
  const mouse = (type: string, pressed: object = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...pressed }, tab.first());
  await mouse('mouseMoved');
  await sleep(HOVER_MS);
  await evaluate(`window.pressedHere = true; ${followed(null)}`);
  // the page that it falls on may be gone before it has answered
  for (const type of ['mousePressed', 'mouseReleased'])
    void mouse(type, { button: 'left', clickCount: 1 }).catch(() => {});
  const { ms, session } = await tab.done();
  const how = String(await evaluate(`(${String(howItCame)})()`, session));
  await send('Target.disposeBrowserContext', { browserContextId });
  return { ms, how };
}

function followed(before: string | null): string {
  return `(${String(follow)})(${JSON.stringify({ watched: TOUCHED.heading, before, tell: TELL })})`;
}

/** Runs in the page: how the heading reads, and the middle of the link. */
function read({ heading, tab }: typeof TOUCHED): [before: string, x: number, y: number] {
  const link = document.querySelector(tab);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return [document.querySelector(heading)?.textContent ?? '', x + width / 2, y + height / 2];
}

/** Runs in the next page. */
function howItCame(): string {
  if ('pressedHere' in window) return 'in place';
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
    readonly deliveryType?: string;
  })[];
  if ((entry?.activationStart ?? 0) > 0) return 'made beforehand';
  return entry?.deliveryType === 'navigational-prefetch' ? 'fetched beforehand' : 'asked for then';
}

/** A tab with a page that is slowed down, as are those that the browser makes for it beforehand. */
async function openTab({ send, hear }: Pick<Spoken, 'send' | 'hear'>, browserContextId: string) {
  const sessions: string[] = [];
  const moments: (Moment & { readonly session: string })[] = [];
  let source = '';
  let resolve = () => {};
  const seen = new Promise<void>((done) => (resolve = done));
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
    browserContextId,
  });
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
  const runFirst = async (session: string) => {
    if (source !== '') await send('Page.addScriptToEvaluateOnNewDocument', { source }, session);
  };
  hear(({ method, sessionId = '', params = {} }) => {
    if (method === 'Target.attachedToTarget' && sessionId === tab) {
      const session = String(params['sessionId']);
      sessions.push(session);
      const begun = [
        ['Page.enable', {}],
        ['Runtime.enable', {}],
        ['Runtime.addBinding', { name: TELL }],
        ...slowings(SLOW),
      ] as const;
      // in their order, and before the page begins
      for (const [name, parameters] of begun) void send(name, parameters, session).catch(() => {});
      void runFirst(session).catch(() => {});
      void send('Runtime.runIfWaitingForDebugger', {}, session).catch(() => {});
    }
    if (method !== 'Runtime.bindingCalled' || !sessions.includes(sessionId)) return;
    const moment = JSON.parse(String(params['payload'])) as Moment;
    moments.push({ ...moment, session: sessionId });
    if (moment.what === 'done') resolve();
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', attach, tab);
  while (sessions.length === 0) await sleep(20);
  return {
    first: () => sessions[0] ?? '',
    runFirst: async (script: string) => {
      source = script;
      await runFirst(sessions[0] ?? '');
    },
    done: async () => {
      const late = sleep(LATE_MS, 'late', { ref: false });
      if ((await Promise.race([seen, late])) === 'late')
        throw new Error(`${TOUCHED.heading} did not change after ${TOUCHED.tab} was pressed`);
      const touched = assertDefined(moments.find(({ what }) => what === 'touched'));
      const done = assertDefined(moments.find(({ what }) => what === 'done'));
      return { ms: done.at - touched.at, session: done.session };
    },
  };
}

/** Starts a browser of its own. */
async function speak(): Promise<Spoken> {
  const folder = mkdtempSync(join(tmpdir(), 'spoken-'));
  const child = spawn(
    browserFile(),
    [...SWITCHES, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const socket = new WebSocket(await addressSaid(child.stderr));
  child.stderr.resume();
  await new Promise((done) => socket.addEventListener('open', done));
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  return {
    send: async (method, params = {}, sessionId) => {
      const id = ++last;
      const answered = new Promise<Message>((done) => waiting.set(id, done));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result = {}, error } = await answered;
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    hear: (listener) => void listeners.push(listener),
    close: async () => {
      socket.close();
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where it can be spoken to. Throws where it does not say. */
async function addressSaid(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the browser did not start');
}
