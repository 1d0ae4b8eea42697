// Where an address names no record that there is: a sentence, and the way to the list of them.

import { fillPath } from '../../addresses/routes.ts';
import { lookup } from '../../model/lookup.ts';
import type { ChosenRecord, ExpectedRecord } from './chosen.kind.ts';
import type { PageContext } from './context.server.ts';
import { withLedger } from './linkTo.server.ts';
import { wordsOr } from './records.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';

export interface NoRecord {
  /** What is said instead. */
  readonly absent: string;
  /** Whether the address names one: then nothing is there. */
  readonly named: boolean;
  /** The list of records; null: none. */
  readonly back: LinkedWords | null;
}

/** `missing`: the address names a record that does not exist; `unchosen`: it names none. */
export function noRecord(
  context: PageContext,
  expected: (ExpectedRecord & Partial<Pick<ChosenRecord, 'unchosen'>>) | undefined,
  why: 'missing' | 'unchosen',
): NoRecord {
  const { formatter, portal } = context;
  const back = expected?.back;
  return {
    absent: wordsOr(context, expected?.[why], `record.${why}`),
    named: why === 'missing',
    back:
      back === undefined
        ? null
        : {
            words: formatter.words(lookup(portal.pages, back).title),
            to: pageAddress(context, back),
          },
  };
}

/** Whether something is told of a record that is not there. */
export function isRecordMissing(content: object): boolean {
  return 'named' in content && content.named === true;
}

/** The address of a page with the parameters of this one, or others, and a query. Names may stand there several times. */
export function pageAddress(
  context: PageContext,
  id: string,
  query: readonly (readonly [name: string, value: string])[] = [],
  values: PageContext['read']['values'] = context.read.values,
): string {
  const path = fillPath(lookup(context.portal.pages, id).path, values);
  const search = new URLSearchParams(query.map(([...entry]) => entry)).toString();
  return withLedger(context, search === '' ? path : `${path}?${search}`);
}
