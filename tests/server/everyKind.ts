// One address of every kind that a site answers: what is mounted for reading, the pages in each language, what is linked from them.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance } from 'fastify';

import { withPrefix } from '../../engine/addresses/query.ts';
import { compileRoutes, matchAddress } from '../../engine/addresses/routes.ts';
import { listPlaces } from '../../engine/answers/document/collections.ts';
import { listForms } from '../../engine/answers/shapes.ts';
import {
  buildTrialAddress,
  fillTrial,
  TRIAL_PATH,
} from '../../engine/blocks/calls/trial.server.ts';
import type { Portal } from '../../engine/model/portal.ts';
import { FULL } from '../sample.ts';

/** What is refused whatever is asked by GET, or has to be asked for a block of the home page. */
const REFUSED = ['/api/*', '/mcp', '/embed', '/en/embed'];
/** Addresses of one kind that are asked until one of them is answered. */
const TRIES = 3;
/** Asked for by scripts alone. */
const BY_SCRIPTS = [
  '/_share/uk/national-budget/incomes',
  '/_share/en/national-budget/incomes',
  '/_members/budgetCode?text=a',
  '/_members/of/budget?text=a',
  '/service-worker.js',
  '/_suggest?call=local-budgets%2Fsearch-budgets&page=local-budget%2F%5BlocalId%5D%2Findex&lang=uk&text=a',
];

/** What the app that is made next mounts for GET. */
export function noteRoutes(): string[] {
  const patterns: string[] = [];
  const channel = 'fastify.initialization';
  const note = (message: unknown) => {
    unsubscribe(channel, note);
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) patterns.push(url);
    });
  };
  subscribe(channel, note);
  return patterns;
}

/** What of addresses counts as one kind: the pattern that takes them, or the page; in a full run the page in its language. */
function kinder(portal: Portal, patterns: readonly string[]): (address: string) => string {
  const exact = compileRoutes(
    patterns
      .filter((pattern) => !pattern.endsWith('*'))
      .map((pattern) => ({ pattern, path: pattern.replaceAll(/[^/]*:[^/]*/g, ':step') })),
  );
  const folders = patterns
    .filter((pattern) => pattern.endsWith('/*') && pattern !== '/*')
    .sort((a, b) => b.length - a.length);
  return (address) => {
    const [path = ''] = address.split('?');
    const known = exact(path)?.route.pattern;
    if (known !== undefined) return known;
    const folder = folders.find((pattern) => path.startsWith(pattern.slice(0, -1)));
    const ending = /\.[a-z]+$/.exec(path)?.[0] ?? '';
    const language = /^\/_\w+\/([a-z]{2})\//.exec(path)?.[1] ?? '';
    if (folder !== undefined) return `${folder} ${language} ${ending}`;
    const { locale, page } = matchAddress(portal, path);
    return `/* ${FULL ? locale.code : ''} ${page?.id ?? ''}`;
  };
}

/** Where asking begins: what is linked from there is asked too. */
function startsOf(portal: Portal): string[] {
  const { locales } = portal.settings;
  const pages = [
    ...listPlaces(portal, 3).map(({ address }) => address),
    '/nothing-here',
    '/%',
    '/about-portal/',
    `/error?status=503`,
  ].flatMap((path, i) =>
    locales
      .filter((_, nth) => FULL || nth === i % locales.length)
      .map(({ prefix }) => withPrefix(path, prefix)),
  );
  const calls = Object.values(portal.calls)
    .filter(({ method }) => method === 'get')
    .flatMap((call) =>
      listForms(call).flatMap((form) => {
        const { question } = fillTrial(portal, call, { _form: [form] });
        return question ? [buildTrialAddress(question)] : [];
      }),
    );
  const further = Object.values(portal.calls).flatMap(({ also, example }) =>
    also.map((path) => {
      const query = Object.entries(example).map(([name, value]) => [name, String(value)]);
      return `${path}?${new URLSearchParams(query)}`;
    }),
  );
  const incomes = 'national-budget/incomes';
  const table = portal.pages[incomes]!.blocks.find(({ kind }) => kind === 'table')!.id;
  const explained = `/_explain/uk/${table}/${incomes}?year=2025&row=11010000&field=periodDone`;
  const tried = Object.keys(portal.calls).map((id) => `${TRIAL_PATH}${id}`);
  return [...BY_SCRIPTS, explained, ...pages, ...calls, ...further, ...tried.slice(0, TRIES)];
}

export interface Asked {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  /** Read where it is a page. */
  readonly text: string;
}

/** Asks one address of every kind, and whatever is linked from it; returns the patterns that nothing was answered of. */
export async function askEveryKind(
  portal: Portal,
  patterns: readonly string[],
  ask: (url: string) => Promise<Asked>,
): Promise<string[]> {
  const kindOf = kinder(portal, patterns);
  const waiting = [...startsOf(portal), ...patterns.filter((pattern) => !/[:*]/.test(pattern))];
  const asked = new Map<string, number[]>();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    const kind = kindOf(url);
    const before = asked.get(kind) ?? [];
    if (before.some((status) => status < 400) || before.length >= TRIES) continue;
    const { status, type, location, text } = await ask(url);
    asked.set(kind, [...before, status]);
    if (location !== undefined) waiting.push(location);
    if (!type.startsWith('text/html')) continue;
    if (kind.startsWith('/* ')) waiting.push(`/_view${url}`);
    for (const [, link = ''] of text.matchAll(/["'(](\/(?:[^/"'\s()<\\][^"'\s()<\\]*)?)/g))
      waiting.push(link.replaceAll('&amp;', '&').split('#')[0] ?? '');
  }
  const kinds = [...asked].flatMap(([kind, statuses]) =>
    statuses.some((status) => status < 400) ? [kind] : [],
  );
  return patterns.filter(
    (pattern) =>
      ![...REFUSED, '/*'].includes(pattern) &&
      !kinds.some((kind) => kind === pattern || kind.startsWith(`${pattern} `)),
  );
}
