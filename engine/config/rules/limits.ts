// Rules about limits of the portal: each is read somewhere.

import { suggest } from '../suggest.ts';
import { FILTERS, type RuleContext, type Rules } from './rule.ts';
import { here, problemAtKey } from '../valuePlace.ts';

export const LIMIT_RULES: Rules = {
  'Every limit of the portal is read': (context, report) => {
    const { portal, limits: read, problems } = context.config;
    // a file that cannot be read may read a limit
    if (!portal || problems.some(({ file }) => file !== portal.source.file)) return;
    const known = Object.keys(portal.spec.limits ?? {});
    const strange = read.map(({ name }) => name).filter((name) => !known.includes(name));
    for (const name of known) {
      if (read.some((each) => each.name === name)) continue;
      // whoever reads it under a name like this one has been told so
      if (strange.some((other) => suggest(other, [name]) !== null)) continue;
      if (isTakenForText(context)) continue;
      const place = here(portal, `/limits/${name}`);
      report(problemAtKey(place, 'unread-limit', { written: name }, { severity: 'warning' }));
    }
  },
};

/** The name of a limit stands somewhere without braces: that is the mistake then. */
function isTakenForText({ config, hasProblem }: RuleContext): boolean {
  const files = [...config.pages.entries.values()].map(({ source }) => source.file);
  return [FILTERS, ...files].some((file) => hasProblem(file, ['limit-as-text']));
}
