// Rules about prose: no HTML, nothing left of marks that do not read, every link leads to a place that there is.

import { findWordsProblem } from './wording.ts';
import { compileRoutes } from '../../addresses/routes.ts';
import type { PageSpec } from '../../../schemas/types.ts';
import { checkMarkdown } from '../markdown.ts';
import { toList } from '../normalize/given.ts';
import { buildPagePath } from '../normalize/pages.ts';
import { makeProblem, type Problem, type ProblemPlace, type Report } from '../problems.ts';
import type { TextEntry } from '../readWords.ts';
import { type ConfigEntry, isDamaged } from '../entry.ts';
import { suggest } from '../suggest.ts';
import { findEntryKeys } from './keys.ts';
import { checkLetters } from './letters.ts';
import { isHeldFor, pageFilters, readFilterQuery, type RuleContext, type Rules } from './rule.ts';
import { buildPageAddress } from '../normalize/site.ts';
import { problemAt, unknownName, type ValuePlace } from '../valuePlace.ts';

export const PROSE_RULES: Rules = {
  'No prose holds HTML, a mark that does not read, or a link to nowhere': (context, report) => {
    const judge = judgeLinks(context);
    for (const text of context.config.texts) {
      const { problems, links } = checkMarkdown(text.markdown);
      for (const { line, code, words } of problems)
        report(makeProblem(buildLine(text, line), code, words));
      for (const { line, to } of links) {
        const found = judge(to, text);
        if (found) report(makeProblem(buildLine(text, line), found.code, found.words, found.more));
      }
    }
  },

  'Every prose text is in the letters of its language': (context, report) => {
    for (const text of context.config.texts) {
      if (!context.locales.includes(text.locale)) continue;
      for (const [i, line] of text.markdown.split('\n').entries()) {
        const found = checkLetters(line.replaceAll(/\]\([^)]*\)|`[^`]*`/g, ' '), text.locale);
        // one line may be a name; what is not translated shows in more than one
        const named = found?.code === 'not-translated' && line.split(' ').length < SENTENCE;
        if (found && !named)
          report(
            makeProblem(buildLine(text, i + 1), found.code, found.words, {
              severity: found.severity,
            }),
          );
      }
    }
  },

  'Every prose text has the headings that it has in other languages': (context, report) => {
    for (const texts of Map.groupBy(context.config.texts, ({ id }) => id).values()) {
      const [first, ...others] = texts.filter(({ locale }) => context.locales.includes(locale));
      for (const text of others)
        if (first && levelsIn(text) !== levelsIn(first))
          report(
            makeProblem(
              buildLine(text, 1),
              'other-headings',
              { written: first.file },
              { severity: 'warning' },
            ),
          );
    }
  },

  'Every prose text calls things and places what they are called': (context, report) => {
    for (const text of context.config.texts)
      for (const [i, line] of text.markdown.split('\n').entries()) {
        const found = findWordsProblem(context, line.replaceAll(/\]\([^)]*\)/g, ' '), text.locale);
        if (found) report(makeProblem(buildLine(text, i + 1), found.code, found.words));
      }
  },
};

/** Levels of the headings, one after another. */
function levelsIn({ markdown }: TextEntry): string {
  return [...markdown.matchAll(/^(#{1,6}) /gm)].map(([, marks = '']) => marks.length).join(' ');
}

/** Words of a line that is no name. */
const SENTENCE = 6;

function buildLine({ file }: TextEntry, line: number): ProblemPlace {
  return { file, at: { line, col: 1 } };
}

interface Judgement {
  readonly code: Problem['code'];
  readonly words: Problem['words'];
  readonly more: Partial<Pick<Problem, 'allowed' | 'suggestion'>>;
}

/** What is wrong with a link inside the portal; null where nothing is. An anchor alone is one of the page that shows the text. */
function judgeLinks(context: RuleContext): (to: string, text?: TextEntry) => Judgement | null {
  const paths = [...context.config.pages.known].map((id) => ({
    id,
    path: buildPagePath(id, context.portal.home),
  }));
  const calls = [...context.config.calls.entries.values()].flatMap(({ spec }) =>
    toList(spec.path).map((path) => ({ path: path.replace(/\{(\w+)\}/g, ':$1') })),
  );
  const prefixes = context.portal.locales.flatMap(({ prefix }) => prefix ?? []);
  const [atPage, atCall] = [compileRoutes(paths), compileRoutes(calls)];
  return (to, text) => {
    const { path, query, anchor } = buildParts(to);
    if (path === '') return text ? judgeHere(context, text, anchor) : null;
    if (path.startsWith('/api/'))
      return atCall(path.replace(/\/(JSON|CSV|XLSX)$/, ''))
        ? null
        : unknown('unknown-page', to, path, calls);
    const found = atPage(path);
    if (!found) {
      // the portal adds the language by itself
      const [, prefix = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
      const meant = prefixes.includes(prefix) && atPage(rest || '/') ? rest || '/' : null;
      const said = unknown('unknown-page', to, path, paths);
      return meant === null ? said : { ...said, more: { suggestion: meant } };
    }
    const page = lastOf(context, found.route.id);
    if (!page) return null;
    return (
      judgeEntry(context, page, found.parameters) ??
      judgeQuery(context, page, query) ??
      judgeAnchor(context, page, anchor)
    );
  };
}

function buildParts(to: string): { path: string; query: string; anchor: string } {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/.exec(to) ?? [];
  return { path, query, anchor };
}

function unknown(
  code: Judgement['code'],
  written: string,
  path: string,
  routes: readonly { readonly path: string }[],
): Judgement {
  const allowed = routes.map((route) => route.path);
  return { code, words: { written }, more: { allowed, suggestion: suggest(path, allowed) } };
}

/** The page that a reader comes to, redirects followed; null where it cannot be read. */
function lastOf(context: RuleContext, id: string): ConfigEntry<PageSpec> | null {
  const { entries } = context.config.pages;
  const seen = new Set<string>();
  let page = entries.get(id);
  while (page?.spec.redirect !== undefined && !seen.has(page.id)) {
    seen.add(page.id);
    page = entries.get(page.spec.redirect);
  }
  return page && !isDamaged(page, 'filters', 'blocks', 'redirect') ? page : null;
}

/** A part of the address that should be the key of an entry and is none. */
function judgeEntry(
  context: RuleContext,
  page: ConfigEntry<PageSpec>,
  given: Readonly<Record<string, string>>,
): Judgement | null {
  for (const [name, { collection }] of Object.entries(page.spec.parameters ?? {})) {
    const spec = context.portal.collections?.[collection ?? ''];
    const keys = spec && findEntryKeys(context, spec);
    const written = given[name];
    if (!keys || collection === undefined || written === undefined || keys.includes(written))
      continue;
    return {
      code: 'unknown-entry',
      words: { written, collection },
      more: { suggestion: suggest(written, keys) },
    };
  }
  return null;
}

/** Whether a page has a block that reads more of its address than its filters. */
function isOpen(context: RuleContext, { spec }: ConfigEntry<PageSpec>): boolean {
  return ((spec.blocks ?? []) as readonly { readonly kind: string }[]).some((block) =>
    isHeldFor(context.kinds[block.kind]?.readsAddress, block),
  );
}

/** Names in a query that a page does not read, and values that its filters do not have. */
export function judgeQuery(
  context: RuleContext,
  page: ConfigEntry<PageSpec>,
  query: string,
): Judgement | null {
  if (query === '' || isOpen(context, page)) return null;
  const filters = pageFilters(page.spec).flatMap(({ name, spec }) => {
    const filter = context.filters[name];
    return filter ? [{ name, spec, filter, query: readFilterQuery(name, filter) }] : [];
  });
  if (filters.length < (page.spec.filters ?? []).length) return null;
  const queries = [
    ...filters.map((each) => each.query),
    ...Object.values<string>({ ...context.portal.queries }),
  ];
  for (const [written, value] of new URLSearchParams(query)) {
    if (!queries.includes(written))
      return {
        code: 'unknown-query',
        words: { written, page: page.id },
        more: { allowed: queries, suggestion: suggest(written, queries) },
      };
    const filter = filters.find((each) => each.query === written);
    const options = filter?.spec.options ?? filter?.filter.options?.map((option) => option.value);
    if (filter && options && !options.includes(value) && !value.includes('{'))
      return {
        code: 'unknown-option',
        words: { written: value, filter: filter.name },
        more: { allowed: options, suggestion: suggest(value, options) },
      };
  }
  return null;
}

function judgeAnchor(
  context: RuleContext,
  page: ConfigEntry<PageSpec>,
  anchor: string,
): Judgement | null {
  const blocks = (page.spec.blocks ?? []) as readonly { kind: string; id?: string }[];
  const places = blocks.map(({ kind, id }, i) => id ?? `${kind}-${i + 1}`);
  if (anchor === '' || places.includes(anchor) || isOpen(context, page)) return null;
  return {
    code: 'unknown-anchor',
    words: { written: anchor, page: page.id },
    more: { allowed: places, suggestion: suggest(anchor, places) },
  };
}

/** A link within the page that shows the text: it holds where one of these pages has the place. */
function judgeHere(context: RuleContext, text: TextEntry, anchor: string): Judgement | null {
  const pages = [...context.config.pages.entries.values()].filter((page) =>
    (page.spec.blocks ?? []).some((block) => (block as { text?: unknown }).text === text.id),
  );
  const found = pages.map((page) => judgeAnchor(context, page, anchor));
  return found.includes(null) ? null : (found[0] ?? null);
}

/** A place of a file that names where a link leads. */
export interface WayAt {
  readonly place: ValuePlace;
  readonly written: string;
}

/** Says what is wrong with each of these links. */
export function judgeWays(context: RuleContext, ways: readonly WayAt[], report: Report): void {
  if (ways.length === 0) return;
  const judge = judgeLinks(context);
  for (const { place, written } of ways) {
    if (/^[a-z]+:|^\/\//i.test(written)) {
      if (!written.startsWith('https://')) report(problemAt(place, 'bad-link', { written }));
      continue;
    }
    const [page = ''] = written.split('?');
    if (/[[{]/.test(page)) {
      report(problemAt(place, 'code-in-brackets', { written }));
      continue;
    }
    const found = judge(buildPageAddress(page, context.portal.home) + written.slice(page.length));
    if (found) report(problemAt(place, found.code, found.words, found.more));
  }
}

/** A page by the path of its file, which has no parameters to fill in. */
export function judgePage(context: RuleContext, { place, written }: WayAt, report: Report): void {
  const { known } = context.config.pages;
  if (!known.has(written)) report(unknownName(place, 'unknown-page', { written, allowed: known }));
  else if (written.includes('[')) report(problemAt(place, 'code-in-brackets', { written }));
}
