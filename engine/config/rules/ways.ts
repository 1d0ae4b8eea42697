// What rules about blocks say of links: a page as menus name it, perhaps with a query, or an address outside.

import { buildPageAddress } from '../normalize/site.ts';
import { judgeLinks } from './prose.ts';
import type { RuleContext } from './rule.ts';
import type { Report } from '../problems.ts';
import { problemAt, unknownName, type ValuePlace } from '../valuePlace.ts';

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
