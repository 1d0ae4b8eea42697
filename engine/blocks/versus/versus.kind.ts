// What a versus is: two documents that the address names, compared: key figures, tables by rows, texts by words.

import type { PairSpec, VersusBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeWith } from '../../config/normalize/given.ts';
import { fieldsOfRows } from '../../config/rules/fields.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CallingBlock, Given, Text } from '../../model/portal.ts';
import {
  normalizeChapters,
  normalizeFigures,
  type Chapters,
  type RecordFigures,
} from '../chapters.kind.ts';
import {
  judgeChosen,
  checkPageReference,
  normalizeChosen,
  type ChosenRecord,
} from '../chosen.kind.ts';

export interface VersusBlock extends CallingBlock {
  readonly kind: 'versus';
  readonly chosen: ChosenRecord;
  readonly chapters: Chapters;
  readonly figures: RecordFigures;
  readonly fields: VersusFields;
  /** The page of one document. */
  readonly page: string;
  readonly lists: VersusLists;
  /** Null: both are of one kind, and compared chapter by chapter. */
  readonly pair: VersusPair | null;
}

/** Documents of two kinds, and which figures of theirs belong together. */
export interface VersusPair {
  readonly first: PairSide;
  readonly second: PairSide;
  readonly same: readonly string[];
  readonly figures: readonly {
    readonly title: Text;
    readonly first: readonly string[];
    readonly second: readonly string[];
  }[];
  readonly tables: readonly PairTable[];
  /** Number of the chapter that explains the whole; empty: none. */
  readonly explanation: string;
}

export interface PairSide {
  readonly title: Text;
  readonly is: Readonly<Record<string, string>>;
}

/** Numbers of chapters, heads of columns. */
export interface PairTable {
  readonly title: Text;
  readonly first: string;
  readonly second: string;
  readonly columns: readonly {
    readonly title: Text;
    readonly first: string;
    readonly second: string;
  }[];
  /** Head of the column with explanations; empty: there is none. */
  readonly note: string;
  /** Name of the one row of the second that is compared; empty: all. */
  readonly row: string;
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
  /** Its parameters that take fields of the first document: without that nothing is listed. */
  readonly like: Readonly<Record<string, string>>;
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
    fields: { form: '', year: '', published: '', cancelled: '', ...spec.fields },
    page: spec.page,
    lists: {
      call: spec.lists.call,
      year: spec.lists.year ?? '',
      like: spec.lists.like ?? {},
      groups: spec.lists.groups.map(({ title, with: given }) => ({
        title,
        with: normalizeWith(given),
      })),
    },
    pair: spec.pair ? normalizePair(spec.pair) : null,
  }),
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
  rules: {
    'A comparison of documents names fields, pages and a list that there are': (facts, report) => {
      for (const at of blocksOfKind<VersusBlockSpec>(facts, 'versus')) {
        const { entry, pointer, block } = at;
        const place = (key: string) => here(entry, `${pointer}/${key}`);
        judgeChosen(facts, at, report);
        checkPageReference(facts, { place: place('page'), written: block.page }, report);
        if (!facts.config.calls.known.has(block.lists.call))
          report(
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
          ...pairFields(block.pair),
        ] as const;
        for (const [key, written] of named)
          if (written !== undefined && !allowed.includes(written))
            report(
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

function normalizePair({
  first,
  second,
  same,
  figures,
  tables,
  explanation,
}: PairSpec): VersusPair {
  return {
    first,
    second,
    same: same ?? [],
    figures: (figures ?? []).map((figure) => ({
      title: figure.title,
      first: figure.first.split('.'),
      second: figure.second.split('.'),
    })),
    tables: (tables ?? []).map((table) => ({
      ...table,
      note: table.note ?? '',
      row: table.row ?? '',
    })),
    explanation: explanation ?? '',
  };
}

/** Fields that a pair names, with their places. */
function pairFields(pair: PairSpec | undefined): (readonly [pointer: string, field: string])[] {
  if (!pair) return [];
  return [
    ...Object.keys(pair.first.is).map((field) => [`pair/first/is/${field}`, field] as const),
    ...Object.keys(pair.second.is).map((field) => [`pair/second/is/${field}`, field] as const),
    ...(pair.same ?? []).map((field, i) => [`pair/same/${i}`, field] as const),
  ];
}
