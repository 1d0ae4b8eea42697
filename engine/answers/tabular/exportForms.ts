// The forms that an export is written in, and about how many bytes each would have.

import { exportCsv } from './rows.ts';
import { exportJson } from './exportJson.ts';
import { exportParquet } from './exportParquet.ts';
import { exportXlsx } from './xlsx.ts';
import type { OpenExport } from '../shape.ts';
import type { Exported, ExportLine, AnswerForm, Charset } from './exported.ts';

export type ExportForm = Exclude<AnswerForm, ''>;

const WRITERS: Readonly<
  Record<ExportForm, (exported: Exported, charset: Charset | null) => AsyncGenerator<Uint8Array>>
> = { JSON: exportJson, CSV: exportCsv, XLSX: exportXlsx, PARQUET: exportParquet };

/** The bytes of an export in one form, as they are made. */
export function writeExport(
  exported: Exported,
  form: ExportForm,
  charset: Charset | null,
): AsyncGenerator<Uint8Array> {
  return WRITERS[form](exported, charset);
}

/** So many lines are written to tell from them how large the others will be. */
const SAMPLE = 2000;

/** About how many bytes an export of so many rows has in each form, without packing on the way: told from its first lines. */
export async function estimateBytes(
  exported: OpenExport,
  rows: number,
): Promise<Record<ExportForm, number>> {
  const sample: ExportLine[] = [];
  for await (const some of exported.sample) {
    sample.push(...some.slice(0, SAMPLE - sample.length));
    if (sample.length >= SAMPLE) break;
  }
  const told = Object.keys(WRITERS).map(async (name) => {
    const form = name as ExportForm;
    const empty = await computeLength(exported, form, []);
    const full = await computeLength(exported, form, sample);
    const each = sample.length === 0 ? 0 : (full - empty) / sample.length;
    return [form, Math.round(empty + each * rows)] as const;
  });
  return Object.fromEntries(await Promise.all(told)) as Record<ExportForm, number>;
}

async function computeLength(
  exported: Exported,
  form: ExportForm,
  lines: readonly ExportLine[],
): Promise<number> {
  async function* some(): AsyncGenerator<readonly ExportLine[]> {
    yield lines;
  }
  let length = 0;
  for await (const chunk of writeExport({ ...exported, lines: some() }, form, null))
    length += chunk.length;
  return length;
}
