// What a versus is: two documents that the address names, compared: key figures, tables by rows, texts by words.

import type { VersusBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeWith } from '../../config/normalize/given.ts';
import { fieldsOfRows } from '../../config/truths/fields.ts';
import { blocksOfKind, here, unknownName } from '../../config/truths/truth.ts';
import type { CallingBlock, Given, Text } from '../../model/portal.ts';
import {
  normalizeChapters,
  normalizeFigures,
  type Chapters,
  type RecordFigures,
} from '../chapters.kind.ts';
import { judgeChosen, judgePageNamed, normalizeChosen, type ChosenRecord } from '../chosen.kind.ts';

export interface VersusBlock extends CallingBlock {
  readonly kind: 'versus';
  readonly chosen: ChosenRecord;
  readonly chapters: Chapters;
  readonly figures: RecordFigures;
  readonly fields: VersusFields;
  /** The page of one document. */
  readonly page: string;
  readonly lists: VersusLists;
}

/** Names of fields; empty: there is none. */
export interface VersusFields {
  readonly key: string;
  readonly name: string;
  readonly form: string;
  readonly year: string;
  readonly published: string;
  readonly cancelled: string;
}

/** What documents are chosen from. */
export interface VersusLists {
  readonly call: string;
  /** Its parameter with the year; empty: it is asked once. */
  readonly year: string;
  readonly groups: readonly {
    readonly title: Text;
    readonly with: Readonly<Record<string, Given>>;
  }[];
}

export const versus: Kind<VersusBlock, VersusBlockSpec> = {
  name: 'versus',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'versus',
    chosen: normalizeChosen(spec.chosen),
    chapters: normalizeChapters(spec.chapters),
    figures: normalizeFigures(spec.figures),
    fields: { year: '', published: '', cancelled: '', ...spec.fields },
    page: spec.page,
    lists: {
      call: spec.lists.call,
      year: spec.lists.year ?? '',
      groups: spec.lists.groups.map(({ title, with: given }) => ({
        title,
        with: normalizeWith(given),
      })),
    },
  }),
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
  truths: {
    'A comparison of documents names fields, pages and a list that there are': (facts, say) => {
      for (const at of blocksOfKind<VersusBlockSpec>(facts, 'versus')) {
        const { entry, pointer, block } = at;
        const place = (key: string) => here(entry, `${pointer}/${key}`);
        judgeChosen(facts, at, say);
        judgePageNamed(facts, { place: place('page'), written: block.page }, say);
        if (!facts.config.calls.known.has(block.lists.call))
          say(
            unknownName(place('lists/call'), 'unknown-call', {
              written: block.lists.call,
              allowed: facts.config.calls.known,
            }),
          );
        const call = facts.config.calls.entries.get(block.call);
        if (!call) continue;
        const allowed = fieldsOfRows(facts, call);
        const named = [
          ['chapters/field', block.chapters.field],
          ['figures/field', block.figures?.field],
          ['chosen/owner/field', block.chosen.owner?.field],
          ...Object.entries(block.fields).map(([key, field]) => [`fields/${key}`, field] as const),
        ] as const;
        for (const [key, written] of named)
          if (written !== undefined && !allowed.includes(written))
            say(
              unknownName(place(key), 'unknown-field', {
                written,
                allowed,
                words: { call: block.call },
              }),
            );
      }
    },
  },
};
