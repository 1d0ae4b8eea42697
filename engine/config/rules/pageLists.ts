// Rules about filters that take several values on a page.

import { PERIOD_KINDS } from '../../filters/periodFilters.ts';
import { missingMessageProblems } from './fields.ts';
import { pageFilters, type Rules } from './rule.ts';
import { here, problemAtKey } from '../valuePlace.ts';

export const PAGE_LIST_RULES: Rules = {
  'No period is a list, no list has a default, and its message is there': (context, report) => {
    for (const entry of context.config.pages.entries.values())
      for (const { name, spec, pointer } of pageFilters(entry.spec)) {
        const kind = context.filters[name]?.kind;
        if (!spec.list || kind === undefined) continue;
        const place = (key: string) => here(entry, pointer.replace(/filter$/, key));
        if (PERIOD_KINDS.includes(kind))
          report(problemAtKey(place('list'), 'not-for-kind', { written: 'list', kind }));
        if (spec.default !== undefined)
          report(
            problemAtKey(place('default'), 'not-for-kind', { written: 'default', kind: 'list' }),
          );
        const { message } = spec.list;
        if (message !== undefined)
          for (const problem of missingMessageProblems(context, place('list/message'), message))
            report(problem);
      }
  },
};
