// What the portal exports it imports: each file whose rows are those of one fact, for any month, gives the same figures again.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exportForms } from '../../engine/ledger/import/exportForms.ts';
import { matchName } from '../../engine/ledger/import/fileName.ts';
import type { Call, Format } from '../../engine/model/portal.ts';
import { servedDemonstration } from '../demonstration.ts';
import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { getJson, importInto, serve, type Served } from '../served.ts';

type Row = Readonly<Record<string, unknown>>;

const portal = portalOf('product');
const { formats, derived } = exportForms(portal);
const own = portal.formats.filter(({ name }) => name.startsWith('portal-'));
const importable: readonly Format[] = [...formats, ...own];

/** The questions whose answers are files, each with what it is asked by beside period and fund. */
const questions = Object.values(portal.calls)
  .filter(({ answer, flat }) => answer === 'tree' && flat.length > 0)
  .flatMap((call) =>
    call.flat.map((flat) => {
      const chosen = Object.entries(flat.when).map(([name, values]) => [name, values[0] ?? '']);
      return { call, params: { ...call.example, ...Object.fromEntries(chosen) } };
    }),
  );

/** Measures of one fund stand in the file of that fund: the files of all funds make the whole. */
const ofFunds = questions.flatMap((question) =>
  ['TOTAL', 'COMMON', 'SPECIAL'].map((fundType) => ({ ...question, fundType })),
);

function addressOf(call: Call, params: Readonly<Record<string, unknown>>, form: string): string {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
  const path = texts.reduce((all, [name, text]) => all.replace(`:${name}`, text), call.path);
  const query = texts.filter(([name]) => !call.path.includes(`:${name}`));
  return `${path}/${form}?${new URLSearchParams(query.map(([name, text]) => [name, text]))}`;
}

describe('an export', () => {
  const served = servedDemonstration();
  const place = incoming();

  const rowsOf = async (from: Served, url: string, { columns }: Format): Promise<Row[]> => {
    const kept = columns.filter(({ means }) => means !== 'ignore').map(({ name }) => name);
    const rows = await getJson<Row[]>(from, url);
    return rows.map((row) => Object.fromEntries(kept.map((name) => [name, row[name] ?? null])));
  };

  it('is imported with the same figures, for any months', { timeout: 240_000 }, async () => {
    const met = new Set<string>();
    const periods = fc.record({
      monthTo: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(periods, async ({ monthTo }) => {
        const again: { form: Format; url: string; rows: Row[] }[] = [];
        const paths: string[] = [];
        for (const { call, params, fundType } of ofFunds) {
          const given = call.period.includes('months') ? { monthFrom: 1, monthTo } : {};
          const takesFund = call.params.some(({ name }) => name === 'fundType');
          if (!takesFund && fundType !== 'TOTAL') continue;
          const asked = { ...params, ...given, ...(takesFund ? { fundType } : {}) };
          const file = await served.app.inject(addressOf(call, asked, 'CSV'));
          const header = String(file.headers['content-disposition']);
          const name = (/filename="?([^";]+)/.exec(header)?.[1] ?? '').replace(/^DEMO-/, '');
          const form = importable.find((each) => matchName(each, name));
          if (file.statusCode !== 200 || !form) continue;
          const url = addressOf(call, asked, 'JSON');
          const rows = await rowsOf(served, url, form);
          if (rows.length === 0) continue;
          met.add(form.name);
          again.push({ form, url, rows });
          // files of all funds have one name
          mkdirSync(join(place.files, fundType), { recursive: true });
          paths.push(place.write(join(fundType, name), file.rawPayload));
        }
        await importInto(`${place.folder}/${monthTo}`, paths);
        const copy = await serve(foldersOf('product'), `${place.folder}/${monthTo}`);
        try {
          for (const { form, url, rows } of again)
            expect({ url, rows: await rowsOf(copy, url, form) }).toEqual({ url, rows });
        } finally {
          await copy.stop();
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
    expect([...met].sort()).toEqual(importable.map(({ name }) => name).sort());
  });

  it('that is derived from others is listed as one that cannot be imported', () => {
    const text = readFileSync('docs/operator.md', 'utf8');
    for (const file of derived) expect(text, file).toContain(`\`${file.replace(/[-_]\{.*$/, '')}`);
  });
});
