// How large an export is, told before it is written; and what a spreadsheet cannot hold.

import { sayBeside } from '../answers/notes.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { ExportLimits, OpenExport } from '../answers/shape.ts';
import { estimateBytes } from '../answers/tabular/exportForms.ts';

/** `{size, bytes, most}` as JSON: rows and cells exactly, bytes about, by form. `null` stands for a form that cannot hold so much. */
export async function tellSize(opened: OpenExport, limits: ExportLimits): Promise<string> {
  const size = await opened.size();
  const bytes = await estimateBytes(opened, size.rows);
  const { notes, coverage, mark } = opened.about;
  return JSON.stringify({
    size,
    bytes: { ...bytes, XLSX: size.rows > limits.sheetRows ? null : bytes.XLSX },
    most: { sheetRows: limits.sheetRows, seconds: limits.mostSeconds },
    ...sayBeside({ notes, coverage }),
    ...(mark ? { demonstration: true } : {}),
  });
}

/** Throws ApiProblem `too-much` where there are more rows than a spreadsheet may have: they are counted where they could be more. */
export async function refuseLargeSheet(
  opened: OpenExport,
  { sheetRows }: ExportLimits,
): Promise<void> {
  if ((await opened.bound()) <= sheetRows) return;
  const { rows } = await opened.size();
  if (rows > sheetRows)
    throw new ApiProblem('too-much', {
      detail: { say: 'sheet-rows', words: { count: sheetRows } },
      size: { rows },
      most: { rows: sheetRows },
    });
}
