// What the bench looks for on the pages that it measures, all in one place: a test finds every one of them without a browser.

import { assertDefined, lookup, type Portal } from '../../engine/serve.ts';

export interface BenchPage {
  readonly path: string;
  /** What readers wait for: names of elements alone, because the page written by hand has no others. */
  readonly waitFor: readonly string[];
  /** Bytes that its document may have. */
  readonly most: number;
  /** The kind of the block with its first picture, up to which all must come at once; where none is named, up to its end. */
  readonly first?: string;
  /** Kilobytes of its whole first view without fonts. */
  readonly view?: number;
  /** Whether an old phone visits it. */
  readonly phone?: boolean;
  /** Whether a quick run measures it. */
  readonly quick?: boolean;
}

export const TABLE_PAGE = process.env['BENCH_PAGE'] ?? '/national-budget/incomes';
export const COMPOSER = '/analytics/incomes';
const COMPARISON = '/local-budget/compare';

/** Names the members that a comparison may take, as `budgetCode`. */
export const COMPARABLE = '/api/localBudgets/aboutBudgets/plain';

const ROWS = 'main table tbody tr';

/** What stands on the page with the table as it is served, by what the bench does with it. */
export const TOUCHED = {
  rows: ROWS,
  opener: 'main [role="treegrid"] tr[aria-expanded="false"] a.opener',
  opened: 'main [role="treegrid"] tbody tr',
  choices: 'main .choices summary',
  filter: 'main form.filters select',
  filtered: 'main .table-caption',
  tab: 'main .tabs a:not([aria-current])',
  heading: 'main h1',
  zoom: 'main .tools a[href*="zoom"]',
  settings: '.settings summary',
  menu: '.menu-jump',
} as const;

/** What comes to be seen, or reads differently, when these are touched. */
export const EFFECTS = {
  opened: 'main [role="treegrid"] tr[aria-level="2"] td',
  choices: 'main form.filters',
  settings: '.settings fieldset',
  menu: '.sidebar',
} as const;

/** What can be operated on a page with figures, any of which wakes it. */
export const WAKING = [
  'main summary',
  'main form select',
  TOUCHED.opener,
  '.search-form input',
] as const;

/** Says that the page has come to life. */
export const ALIVE = '.frame[data-live]';

/** Links that lead from any page to others. */
export const ONWARD = '.sidebar a';

/** What stands on the page to compose on. */
export const COMPOSED = { rows: ROWS, list: 'main .cube-form select[name="rows"]' } as const;

/** What comes to life with a touch, and is served on no page. */
export const LATER = {
  composedGrid: '.cube-grid [role="row"]',
  zoomed: 'dialog.zoom [role="treegrid"]',
  zoomedRow: 'dialog.zoom [role="treegrid"] [role="row"]',
  zoomAll: 'dialog.zoom .zoom-all',
} as const;

/** The pages that are measured, one of each sort. */
export function pagesToMeasure(portal: Portal, comparable: readonly string[]): BenchPage[] {
  const words = textPage(portal);
  const ten = new URLSearchParams(comparable.slice(0, 10).map((code) => ['codeBudget', code]));
  const region = comparable.find((code) => code.endsWith('0000000')) ?? '';
  const most = 14_600;
  return [
    {
      path: '/',
      waitFor: ['main ol b', 'main figure svg'],
      most: 24_000,
      first: 'chart',
      view: 55,
      quick: true,
      phone: true,
    },
    { path: TABLE_PAGE, waitFor: [ROWS, 'main ol li'], most, quick: true, phone: true },
    { path: '/debt/state', waitFor: [ROWS, 'main figure svg'], most, first: 'bars' },
    { path: COMPOSER, waitFor: [ROWS, 'main form select'], most: 22_000, first: 'cube' },
    { path: '/national-budget/expenses/0111010-2025', waitFor: ['main dl dd', ROWS], most },
    { path: '/local-budget', waitFor: [ROWS, 'main svg'], most: 24_000, first: 'map', view: 55 },
    { path: `/local-budget/${region}`, waitFor: [ROWS, 'main dl dd'], most },
    { path: '/spending-agencies/graphic', waitFor: ['main ol li p', 'main ol li svg'], most },
    { path: `${COMPARISON}?${ten}`, waitFor: [ROWS, 'main ol li'], most },
    ...(words === null
      ? []
      : [{ path: words, waitFor: ['main p'], most, quick: true, phone: true }]),
  ];
}

/** Whether a call answers what is written, not figures. */
function isWritten({ calls }: Portal, id: unknown): boolean {
  return lookup(calls, String(id)).document !== undefined;
}

/** The first that asks for no figures. */
function textPage(portal: Portal): string | null {
  const found = Object.values(portal.pages).find(
    (page) =>
      page.status === 200 &&
      !page.redirect &&
      !page.path.includes(':') &&
      page.blocks.some((block) => 'text' in block) &&
      page.blocks.every((block) => !('call' in block) || isWritten(portal, block.call)),
  );
  return found?.path ?? null;
}

/** The address that the table of a page asks its answer from. Throws where the page carries none. */
export function carriedCall(html: string): string {
  return assertDefined(/"call":"(\/api\/[^"]+)"/.exec(html)?.[1]);
}

/** A column of a table, as its page carries it. */
export interface BenchColumn {
  readonly field: string;
  readonly kind: string;
}

/** The columns of a page's table. Throws where the page carries none. */
export function carriedColumns(html: string): readonly BenchColumn[] {
  const [, json] =
    /<script type="application\/json" id="carried"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const carried = JSON.parse(assertDefined(json)) as {
    view: { blocks: { columns?: BenchColumn[] }[] };
  };
  return assertDefined(carried.view.blocks.find(({ columns }) => columns !== undefined)?.columns);
}

/** Where a page is configured. */
export function pageFile(path: string): string {
  return `config/pages${path}.yaml`;
}

/** The configuration of a page with another title. Throws where it has none that stands in one line. */
export function titled(
  yaml: string,
  { uk, en }: { readonly uk: string; readonly en: string },
): string {
  const title = assertDefined(/^title:.+$/m.exec(yaml)?.[0]);
  return yaml.replace(title, () => `title: {uk: "${uk}", en: "${en}"}`);
}
