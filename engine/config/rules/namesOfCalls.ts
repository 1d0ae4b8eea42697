// Which calls there are for each use of one, and which names calls have: parameters, fields, dimensions.

import type { Reference } from '../../schema/references.ts';
import { type OpenedCall, listCallParams } from '../opened/spec.ts';
import type { ProblemCode } from '../checkWords.ts';
import type { ConfigEntry } from '../entry.ts';
import { canAsk, filterOfParameter } from './answers.ts';
import { fieldsOfRows, figureOf, type FigureKind } from './fields.ts';
import { isOfEntries } from './keys.ts';
import { asKnown, type FindNames, type Known, type NameSort, type NamePlace } from './naming.ts';
import { findHeadingKind, type RuleContext } from './rule.ts';

type Call = ConfigEntry<OpenedCall>;
type Find = Parameters<typeof ofCall>[0];

const amounts = figures('amount', 'percent-for-amount');
const percents = figures('percent', 'amount-for-percent');

/** What a sentence above records counts. */
const COUNTED = ['count', 'groups', 'all'];

/** By the words of the marks. */
export const NAMES_OF_CALLS: Readonly<Record<string, NameSort>> = {
  calls: ['unknown-call', ({ context }) => context.config.calls.known],
  anyCalls: ['unknown-call', ({ context }) => context.config.calls.known],
  entryCalls: [
    'unknown-call',
    ({ context }) => ({
      allowed: callsWith(context, isOfEntries),
      also: unreadCalls(context),
      unfit: { names: context.config.calls.known, code: 'call-of-no-entries' },
    }),
  ],
  countingCalls: answering('counts'),
  recordCalls: answering('records'),
  levelCalls: answering('level'),
  treeCalls: answering('tree'),
  linkedCalls: answering('links'),
  neighbourCalls: having(({ like }) => like !== undefined),
  groupCalls: having(({ groups }) => groups !== undefined),
  loadCalls: having(({ loadDay }) => loadDay !== undefined),
  parameters: [
    'unknown-parameter',
    ofCall((call) => listCallParams(call.spec).map(({ name }) => name)),
  ],
  ownParameters: ['unknown-parameter', findOwnParameters],
  fileParameters: [
    'wrong-file-name',
    (naming) => {
      const { context, entry } = naming;
      const isMistyped = context.hasProblem(entry.source.file, ['unknown-parameter']);
      const own = isMistyped ? null : findOwnParameters(naming);
      return own && { allowed: own.allowed };
    },
  ],
  fields: ['unknown-field', ofCall(findFields)],
  amounts: ['unknown-field', ofCall(amounts)],
  percents: ['unknown-field', ofCall(percents)],
  figures: ['unknown-field', (naming) => ofCall(findFigures(naming))(naming)],
  sorts: [
    'unknown-field',
    ofCall((call, context) => {
      const allowed = findFields(call, context);
      return allowed && { allowed, also: ['name'] };
    }),
  ],
  leadPlaces: [
    'unknown-field',
    ofCall((call, context) => {
      const allowed = findFields(call, context);
      return allowed && { allowed, also: COUNTED };
    }),
  ],
  orders: ['unknown-field', ofCall(findOrders)],
  ownFields: [
    'unknown-field',
    ({ entry }) => ({
      allowed: Object.keys((entry.spec as OpenedCall).members?.fields ?? {}),
      words: { call: entry.id },
    }),
  ],
  documentFields: ['unknown-field', findDocumentFields],
  brokenDown: [
    'unknown-dimension',
    ofCall(({ spec: { ask = [] } }) => ({ allowed: ask.flatMap(({ by }) => by ?? []), words: {} })),
  ],
};

function having(fits: (spec: OpenedCall) => boolean): NameSort {
  return [
    'unknown-call',
    ({ context }) => ({
      allowed: callsWith(context, ({ spec }) => fits(spec)),
      also: unreadCalls(context),
    }),
  ];
}

function answering(wanted: string): NameSort {
  return [
    'unknown-call',
    ({ context }) => ({
      allowed: callsWith(
        context,
        ({ spec }) => context.shapes[spec.answer].answers(spec) === wanted,
      ),
      also: unreadCalls(context),
    }),
  ];
}

function callsWith({ config }: RuleContext, fits: (call: Call) => boolean): string[] {
  return [...config.calls.entries.values()].filter(fits).map(({ id }) => id);
}

/** What such a call would answer nobody knows. */
function unreadCalls({ config: { calls } }: RuleContext): string[] {
  return [...calls.known].filter((id) => !calls.entries.has(id));
}

/** Of the call that the name belongs to; null where it cannot be read, or the block cannot show what it answers. */
function ofCall(
  find: (call: Call, context: RuleContext) => Known | Iterable<string> | null,
): FindNames {
  return (naming) => {
    const { context, reference } = naming;
    const call = context.config.calls.entries.get(reference.owners[0]?.name ?? '');
    if (!call || !isAskable(naming, call)) return null;
    const found = find(call, context);
    return found && { words: { call: call.id }, ...asKnown(found) };
  };
}

/** Whether a block asks the call itself, and can show what it answers; another call of its is not asked as it is. */
function isAskable({ context, part, reference }: NamePlace, call: Call): boolean {
  const pointer = reference.owners[0]?.pointer ?? '';
  const asked = /^(\/heading|\/(?:blocks|easy)\/\d+)(?:\/sentences\/\d+)?\/call$/.exec(pointer);
  if (part !== 'pages' || !asked) return true;
  return canAsk(context, { block: { kind: findKind(context, reference, asked[1] ?? '') } }, call);
}

/** The kind of the block that the name stands in, or of what the heading of a page asks as. */
function findKind(context: RuleContext, { around }: Reference, pointer: string): string {
  for (let at = around; at; at = at.outside)
    if (at.pointer === pointer && 'kind' in at.data) return String(at.data['kind']);
  return findHeadingKind(context);
}

function findFields(call: Call, context: RuleContext): readonly string[] | null {
  // measures cannot be told where the model itself has mistakes
  if (context.config.ledger === null && call.spec.ask !== undefined) return null;
  return fieldsOfRows(context, call);
}

/** Fields that hold such figures, or none at all. */
function figures(wanted: FigureKind, code: ProblemCode): Find {
  return (call, context) => {
    const names = findFields(call, context);
    if (!names) return null;
    const fits = (field: string) => (figureOf(context, call.spec, field) ?? wanted) === wanted;
    return { allowed: names.filter(fits), unfit: { names, code, alone: true } };
  };
}

/** What a field holds whose values are written as a key beside it says. */
function findFigures({ reference: { around } }: NamePlace): Find {
  const { as, previous } = around?.data ?? {};
  if (previous !== undefined) return amounts;
  if (as === 'change') return findFields;
  return as === 'percent' ? percents : amounts;
}

/** Words by which a question about members can be sorted. */
function findOrders({ id, spec }: Call, context: RuleContext): string[] {
  const call = context.config.calls.entries.get(id);
  const { order } = spec.members ?? {};
  const filter = call && order !== undefined ? filterOfParameter(context, call, order) : null;
  const options = filter === null ? [] : (context.filters[filter]?.options ?? []);
  return options.map(({ value }) => value).filter((value) => !value.startsWith('-'));
}

function findDocumentFields({ context, entry, reference: { around } }: NamePlace): Known | null {
  const id = `content/${String(around?.data['schema'])}.schema.json`;
  const { properties } = context.schemas.ids.includes(id) ? context.schemas.get(id) : {};
  return properties ? { allowed: Object.keys(properties), words: { call: entry.id } } : null;
}

/** What stands in the call that gives the name; null where its parameters are wrong themselves. */
export function findOwnParameters({ context, entry }: NamePlace): Known | null {
  if (context.hasProblem(entry.source.file, ['unknown-filter', 'missing-key'])) return null;
  const allowed = listCallParams(entry.spec as OpenedCall).map(({ name }) => name);
  return { allowed, code: 'unknown-parameter', words: { call: entry.id } };
}
