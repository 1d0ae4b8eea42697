// The main heading of a page as a sentence made from its figures.

import type { Words } from '../model/portal.ts';
import { tellFinding, type FindingContext } from './tell.server.ts';

/** Null where the page has no such heading, or nothing is found: its title stands. */
export async function formatPageHeading(context: FindingContext): Promise<Words | null> {
  const { heading } = context.page;
  return heading ? await tellFinding(context, heading, heading.finding) : null;
}
