// What is measured: a ledger, and the portal as it is configured.

import {
  clickhouseSource,
  CurrentLedger,
  first,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  lookup,
  findCallShape,
  type Call,
  type Portal,
  assertDefined,
} from '../../engine/serve.ts';
import { subjectOf } from './questions.ts';
import { KINDS } from '../../site/kinds.ts';

/** The ledger of a data folder, or that of the ClickHouse which PORTAL_LEDGER names. */
export async function measuredLedger(portal: Portal, data: string): Promise<CurrentLedger> {
  const distant = process.env['PORTAL_LEDGER'];
  return new CurrentLedger(
    distant ? await clickhouseSource(distant) : ledgersFolder(data),
    portal.model,
    {
      info() {},
      error: (_: object, message: string) => console.error(message),
    },
  );
}

/** Where no call asks for trees of the whole country, with such calls. */
export function measuredPortal(): Portal {
  const portal = loadPortal(foldersFrom(process.env), KINDS);
  const trees = Object.values(portal.calls).filter((call) => findCallShape(call).hierarchy);
  if (trees.some((call) => call.asks.some((ask) => subjectOf(portal, ask) === 'country')))
    return portal;
  // like a call about one table of the whole, of each fact that stands for the country
  const like = assertDefined(
    trees.find(
      (call) =>
        call.period.includes('months') &&
        call.params.every((param) => lookup(portal.filters, param.filter).kind !== 'member'),
    ),
  );
  const ask = first(like.asks);
  const calls = Object.values(portal.model.facts).flatMap((fact): [string, Call][] => {
    const [by] = fact.dimensions.filter(
      (name) => lookup(portal.model.dimensions, name).kind === 'tree',
    );
    if (by === undefined || (fact.derive.length === 0 && fact.rollups.length === 0)) return [];
    const measures = Object.fromEntries(Object.keys(fact.measures).map((name) => [name, name]));
    const id = `national/${fact.name}`;
    const params = like.params.filter((param) => !like.path.includes(`:${param.name}`));
    const { detail: _, ...plain } = ask;
    return [
      [
        id,
        {
          ...like,
          id,
          path: `/api/${id}`,
          params,
          flat: [],
          asks: [{ ...plain, when: {}, facts: [fact.name], by, measures }],
        },
      ],
    ];
  });
  return { ...portal, calls: { ...portal.calls, ...Object.fromEntries(calls) } };
}
