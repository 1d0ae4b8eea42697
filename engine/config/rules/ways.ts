// What rules about blocks say of links: a page as menus name it, perhaps with a query, or an address outside.

import { addressOf } from '../normalize/site.ts';
import { judgeLinks } from './prose.ts';
import { problemAt, unknownName, type Facts, type Report, type ValuePlace } from './rule.ts';

/** A place of a file that names where a link leads. */
export interface WayAt {
  readonly place: ValuePlace;
  readonly written: string;
}

/** Says what is wrong with each of these links. */
export function judgeWays(facts: Facts, ways: readonly WayAt[], report: Report): void {
  if (ways.length === 0) return;
  const judge = judgeLinks(facts);
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
    const found = judge(addressOf(page, facts.portal.home) + written.slice(page.length));
    if (found) report(problemAt(place, found.code, found.words, found.more));
  }
}

/** A page by the path of its file, which has no parameters to fill in. */
export function judgePage(facts: Facts, { place, written }: WayAt, report: Report): void {
  const { known } = facts.config.pages;
  if (!known.has(written)) report(unknownName(place, 'unknown-page', { written, allowed: known }));
  else if (written.includes('[')) report(problemAt(place, 'code-in-brackets', { written }));
}
