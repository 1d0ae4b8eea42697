// What a cube is: a question that the reader composes, ready ones beside it, and its answer as a table and drawings.

import type { CubeBlockComplete } from '../../../schemas/complete.ts';
import type { CubeBlockSpec } from '../../../schemas/types.ts';
import type { BarLine, Stretch } from '../../charts/marks.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import type {
  BlockViewBase,
  CompleteBlock,
  CoverageView,
  Text,
  Words,
} from '../../model/portal.ts';
import type { ToldRow } from '../figure/Points.tsx';
import type { ShownWay } from './ways.ts';

export type CubeBlock = Omit<CompleteBlock<CubeBlockComplete>, 'questions'> & {
  readonly questions: readonly ReadyQuestion[];
};

export interface ReadyQuestion {
  readonly title: Text;
  readonly topic: string;
  /** Parameters of the call as an address has them, without the question mark. */
  readonly ask: string;
}

export interface CubeOption {
  readonly value: string;
  readonly label: string;
  /** Of a list of levels: the heading that it stands under; empty: none. */
  readonly group: string;
}

/** A field of the composer; several of one name are written one after another. */
export interface CubeField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'select' | 'checks' | 'codes';
  /** Of an axis: the key of the list that several fields share; else empty. */
  readonly list: string;
  readonly options: readonly CubeOption[];
  readonly values: readonly string[];
  /** What stands chosen, in words; empty: nothing, or what the control itself says. */
  readonly said: string;
  /** What need not be written; empty: all is. */
  readonly standard: string;
  /** Options beyond the first so many stand folded; 0: none do. */
  readonly first: number;
  /** Whether with another value the rest of the question has no meaning. */
  readonly resets: boolean;
  /** Of codes: where suggestions are asked; empty: nowhere. */
  readonly suggests: string;
  /** What else is to be known of it; empty: nothing. */
  readonly help: string;
}

/** A column of the table: what stands above it, and the measure. */
export interface CubeViewColumn {
  readonly name: string;
  readonly measure: string;
}

export interface CubeTableView {
  /** Heads of the columns with names of rows. */
  readonly axes: readonly string[];
  readonly columns: readonly CubeViewColumn[];
  readonly total: readonly string[] | null;
  readonly rows: readonly CubeRowView[];
  /** Says how many of the rows are shown; empty: all. */
  readonly more: string;
}

export interface CubeRowView {
  readonly names: readonly CubeName[];
  readonly cells: readonly string[];
  /** Exact amounts of the cells. */
  readonly exact: readonly (string | null)[];
}

export interface CubeName {
  /** Empty where it says nothing beside the name. */
  readonly code: string;
  readonly name: string;
  /** Language of the name; empty: the page's. */
  readonly lang: string;
}

/** One line of bars. */
export interface CubeBar {
  readonly name: CubeName;
  readonly bars: readonly CubeBarPart[];
}

export interface CubeBarPart extends Stretch, Pick<BarLine, 'sign'> {
  readonly label: string;
  readonly words: string;
}

/** What is drawn above the table. */
export interface CubeDrawingView {
  readonly way: 'bars' | 'lines' | 'treemap';
  readonly subtitle: string;
  readonly bars: readonly CubeBar[];
  /** Markup made by the server, and what is told of its values. */
  readonly drawing: string;
  readonly rows: readonly ToldRow[];
}

export interface CubeFile {
  readonly form: string;
  readonly name: string;
  readonly address: string;
  /** Why it is not offered; empty: it is. */
  readonly why: string;
}

export interface CubeDoor {
  readonly words: Words;
  readonly to: string;
  readonly current: boolean;
}

export interface CubeView extends BlockViewBase {
  readonly kind: 'cube';
  readonly export: boolean;
  /** Address of the page without language. */
  readonly path: string;
  /** What its parts are called, by keys of messages. */
  readonly words: Readonly<Record<string, string>>;
  readonly way: ShownWay;
  /** Word for what the figures mean: it gives their colour; empty: none. */
  readonly meaning: string;
  /** Address of the other ways to show the same. */
  readonly ways: readonly { readonly way: ShownWay; readonly to: string }[];
  /** In the order of the form: those of the sentence, then the others. */
  readonly fields: readonly CubeField[];
  /** The question as a sentence: its words, and the places of fields between them; empty: no sentence is written. */
  readonly sentence: readonly (string | number)[];
  /** What fields beside the sentence stand at. */
  readonly beside: string;
  /** Names of fields whose values stand in one, separated by commas. */
  readonly joined: readonly string[];
  readonly lists: Readonly<Record<string, readonly CubeOption[]>>;
  /** The same question with rows and columns the other way round. */
  readonly turned: string;
  readonly limits: string;
  readonly doors: readonly CubeDoor[];
  /** What of the address was not taken. */
  readonly told: readonly string[];
  readonly state: 'ready' | 'empty' | 'refused';
  readonly message: string;
  readonly lead: string;
  readonly caption: string;
  readonly notes: readonly string[];
  readonly coverage: CoverageView | null;
  readonly table: CubeTableView | null;
  readonly drawing: CubeDrawingView | null;
  /** Why there is no drawing although one was asked; empty: there is, or none was. */
  readonly why: string;
  readonly size: string;
  readonly files: readonly CubeFile[];
  /** Address and body of the check of names; null: none. */
  readonly checks: { readonly address: string; readonly fields: readonly string[] } | null;
}

export const cube: Kind<CubeBlock, CubeBlockSpec> = {
  name: 'cube',
  derive: ({ topic: ofAll = '', questions, export: isExport }) => ({
    questions: questions.map((question) => ({ ...question, topic: question.topic || ofAll })),
    asks: isExport ? [] : questions.map(({ title, ask }) => ({ title, query: ask })),
  }),
  readsAddress: true,
  rules: {
    'A cube shows a call that readers compose': (context, report) => {
      const { calls } = context.config;
      for (const { entry, pointer, block } of blocksOfKind<CubeBlockSpec>(context, 'cube')) {
        const called = calls.entries.get(block.cube);
        if (called && called.spec.cube === undefined)
          report(
            problemAt(here(entry, `${pointer}/cube`), 'not-composed', { written: block.cube }),
          );
      }
    },
  },
};
