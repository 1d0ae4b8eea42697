// Rules about blocks that others show on their sites: each has a name of its own, and what is promised is there.

import { escape } from '../reading/raw.ts';
import { isOwnBlock, listBlocks, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

/** Where the promises stand. */
const EMBEDS = 'config/embeds.yaml';

export const EMBED_RULES: Rules = {
  'Every block that others were promised to show is still there': (context, report) => {
    const entry = context.config.embeds;
    if (!entry) return;
    for (const [page, ids] of Object.entries(entry.spec)) {
      const pointer = `/${escape(page)}`;
      const blocks = listBlocks(context).filter((at) => isOwnBlock(at) && at.entry.id === page);
      // of a page that cannot be read nobody knows what it has
      if (context.isBroken(`config/pages/${page}.yaml`, '') || blocks.length === 0) continue;
      const shown = blocks.filter(({ block }) => block['embed'] === true);
      const names = shown.map(({ block }) => String(block['id']));
      ids.forEach((written, i) => {
        if (!names.includes(written))
          report(problemAt(here(entry, `${pointer}/${i}`), 'embed-gone', { written, page }));
      });
    }
  },

  'Every block that others may show has a name of its own, and is promised to them': (
    context,
    report,
  ) => {
    const promised = context.config.embeds?.spec ?? {};
    for (const { entry, pointer, block } of listBlocks(context)) {
      if (block['embed'] !== true) continue;
      const id = block['id'];
      const place = here(entry, `${pointer}/embed`);
      if (typeof id !== 'string') report(problemAt(place, 'missing-key', { written: 'id' }));
      else if (!context.isBroken(EMBEDS, '') && !promised[entry.id]?.includes(id))
        report(
          problemAt(place, 'embed-not-promised', { written: id, line: readLine(entry.id, id) }),
        );
    }
  },
};

/** What is to be added to the promises. */
function readLine(page: string, id: string): string {
  return `${page.includes('[') ? `"${page}"` : page}: [${id}]`;
}
