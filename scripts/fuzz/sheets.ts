// Rows in columns of their own held against the rows that are stored: sheets of months, and reports as their source had them.

import { there } from '../../engine/serve.ts';
import type { Held } from './expected.ts';
import { asksOf, periodOf, questionOf, suits, type Asked } from './meant.ts';
import { grainNumber, hundredths, quoted } from './stored.ts';
import { idOf, keyOf, splitOf } from './sums.ts';
import { grow } from './trees.ts';

type Line = Readonly<Record<string, string>>;

export async function sheetFaults(asked: Asked, body: unknown): Promise<Held | null> {
  if (!Array.isArray(body)) return null;
  const lines = body as readonly Line[];
  return asked.call.formats.length > 0
    ? await sourceFaults(asked, lines)
    : await monthFaults(asked, lines);
}

/** As many rows as are stored of a key and year, and the same sums in each column of amounts. */
async function sourceFaults(asked: Asked, lines: readonly Line[]): Promise<Held | null> {
  const { call, params, portal, stored } = asked;
  const chosen = call.formats.find(({ when }) => suits(when, params));
  const format = portal.formats.find(({ name }) => name === chosen?.format);
  if (!format) return null;
  const fact = there(portal.model.facts[format.fact]);
  const key = there(keyOf(portal.model, fact) ?? undefined);
  const param = there(call.params.find(({ filter }) => portal.filters[filter]?.dimension === key));
  const { year, grain } = periodOf(asked, [fact.name]);
  const columns = format.columns.filter(({ means }) => means === 'measure');
  const code =
    portal.model.dimensions[key]?.aliases[String(params[param.name])] ?? String(params[param.name]);
  const [row = []] = await stored.rows(`
    SELECT COUNT(*), ${columns.map(({ of }) => `SUM(${idOf(`m_${of}`)})`).join(', ')} FROM ${idOf(`fact_${fact.name}`)}
    WHERE ${idOf(key)} = ${quoted(code)} AND year = ${year} AND grain = ${grainNumber(grain)} AND role <> 3`);
  const faults =
    lines.length === Number(row[0]) ? [] : [`${lines.length} rows, and ${row[0]} are stored`];
  for (const [i, { name }] of columns.entries()) {
    const sum = lines.reduce((all, line) => all + hundredths(line[name] || '0'), 0n);
    if (sum !== hundredths(row[i + 1] ?? '0'))
      faults.push(`${name} comes to ${sum}/100, and ${row[i + 1]} is stored`);
  }
  return { faults, plans: [] };
}

/** The trees of the first and of the last month of a year, for each ask and part. */
async function monthFaults(asked: Asked, lines: readonly Line[]): Promise<Held | null> {
  const { call, params, portal, stored } = asked;
  const flat = call.flat.find(({ when }) => suits(when, params));
  const dialect = there(portal.model.dialects[there(call.period[0])]);
  if (!flat || dialect.to === null) return null;
  const column = (of: string) => flat.columns.find((each) => each.of === of)?.field ?? '';
  const faults: string[] = [];
  const months = [...new Set(lines.map((line) => line[column('period')] ?? ''))];
  for (const told of [months[0], months.at(-1)]) {
    if (told === undefined) continue;
    const month = String(Number(told.slice(0, 2)));
    if (told.slice(3) !== params[dialect.year]) faults.push(`${told} is another year`);
    for (const ask of asksOf(asked)) {
      const question = questionOf({ ...asked, params: { ...params, [dialect.to]: month } }, ask);
      const split = splitOf(portal.model, there(portal.model.facts[there(ask.facts[0])]));
      const { parts, total } = there(portal.model.dimensions[split ?? '']);
      for (const part of [...parts, there(total).code]) {
        const grown = await grow(stored, {
          ...question,
          where: { ...question.where, [split ?? '']: part },
        });
        const own = lines.filter(
          (line) =>
            line[column('period')] === told &&
            line[column('row')] === ask.row?.code &&
            line[column('part')] === part,
        );
        if (own.length !== (grown?.nodes.size ?? 0))
          faults.push(
            `${told} ${ask.row?.code} ${part}: ${own.length} rows, and ${grown?.nodes.size ?? 0} are stored`,
          );
        for (const line of grown ? own : []) {
          const { amounts = {} } = grown?.nodes.get(line[column('code')] ?? '') ?? {};
          for (const [field, name] of Object.entries(ask.measures)) {
            const cell = line[field] ?? '';
            const amount = cell === '' ? null : hundredths(cell);
            if (amount !== (amounts[name] ?? null))
              faults.push(
                `${told} ${part} ${line[column('code')]}, ${field}: ${cell} where ${amounts[name]}/100 is stored`,
              );
          }
        }
      }
    }
  }
  return { faults, plans: [] };
}
