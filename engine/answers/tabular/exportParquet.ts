// Tables as Parquet: row groups are written as they come; amounts are DECIMAL(18,2), codes and names texts. The same rows give the same bytes.

import { ByteWriter, ParquetWriter } from 'hyparquet-writer';

import { at } from '../../model/lookup.ts';
import { describeExport } from './exportJson.ts';
import type { Exported, ExportLine } from './exported.ts';
import type { RowCell, Rows } from './rows.ts';

/** Rows of a group: they are held in memory until all of them are there. */
const GROUP = 25_000;
/** Digits of an amount: hundredths in 64 bits. */
const PRECISION = 18;
const LARGEST = 10n ** BigInt(PRECISION);

interface Field {
  readonly name: string;
  readonly type: 'text' | 'amount';
}
type Columns = (string | bigint | null)[][];

/** What is told of the export stands in the metadata of the file under the key `export`, as JSON. */
export async function* exportParquet({
  columns,
  about,
  lines,
}: Exported): AsyncGenerator<Uint8Array> {
  const fields = columns.map(({ field: name, type }): Field => ({ name, type }));
  const file = new File(fields, JSON.stringify(describeExport(columns, about)));
  let group: Columns = fields.map(() => []);
  for await (const some of lines) {
    for (const line of some) {
      put(group, line);
      if (at(group, 0).length < GROUP) continue;
      yield file.write(group);
      group = fields.map(() => []);
    }
  }
  if ((group[0]?.length ?? 0) > 0) yield file.write(group);
  yield file.end();
}

function put(group: Columns, { members, values }: ExportLine): void {
  let column = 0;
  for (const { texts } of members) for (const text of texts) at(group, column++).push(text);
  for (const value of values) at(group, column++).push(value);
}

/** Rows that are there already; a column in which any cell is a number is one of amounts. */
export function rowsParquet({ fields: names, cells }: Rows): Buffer {
  const fields = names.map((name, i): Field => {
    const numbers = cells.some((row) => isNumber(row[i]));
    return { name, type: numbers ? 'amount' : 'text' };
  });
  const file = new File(fields, '');
  const columns = fields.map(({ type }, i) =>
    cells.map((row) => (type === 'amount' ? findAmount(row[i]) : readText(row[i]))),
  );
  const parts = cells.length > 0 ? [file.write(columns)] : [];
  return Buffer.concat([...parts, file.end()]);
}

function isNumber(cell: RowCell | undefined): boolean {
  return cell !== null && cell !== undefined && 'number' in cell;
}

/** Hundredths of a decimal text. */
function findAmount(cell: RowCell | undefined): bigint | null {
  if (!cell || !('number' in cell)) return null;
  const [whole = '', fraction = ''] = cell.number.split('.');
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`);
}

function readText(cell: RowCell | undefined): string {
  if (!cell) return '';
  if ('flag' in cell) return String(cell.flag);
  return 'text' in cell ? cell.text : cell.number;
}

/** A file that hands over its bytes while it grows. */
class File {
  private readonly bytes = new ByteWriter();
  private readonly writer: ParquetWriter;
  private readonly fields: readonly Field[];

  constructor(fields: readonly Field[], told: string) {
    this.fields = fields;
    this.writer = new ParquetWriter({
      writer: this.bytes,
      schema: [
        { name: 'root', num_children: fields.length },
        ...fields.map(({ name, type }) =>
          type === 'text'
            ? ({
                name,
                type: 'BYTE_ARRAY',
                converted_type: 'UTF8',
                repetition_type: 'REQUIRED',
              } as const)
            : ({
                name,
                type: 'INT64',
                converted_type: 'DECIMAL',
                precision: PRECISION,
                scale: 2,
                repetition_type: 'OPTIONAL',
              } as const),
        ),
      ],
      ...(told === '' ? {} : { kvMetadata: [{ key: 'export', value: told }] }),
    });
  }

  /** The bytes of a group of rows. Throws for an amount of more than 18 digits: it is not cut. */
  write(columns: Columns): Uint8Array {
    for (const column of columns)
      for (const value of column)
        if (typeof value === 'bigint' && (value >= LARGEST || value <= -LARGEST))
          throw new Error(`an amount has more than ${PRECISION} digits`);
    const columnData = columns.map((data, i) => ({ name: at(this.fields, i).name, data }));
    void this.writer.write({ columnData, rowGroupSize: Math.max(1, at(columns, 0).length) });
    return this.taken();
  }

  /** What stands behind all rows. */
  end(): Uint8Array {
    void this.writer.finish();
    return this.taken();
  }

  private taken(): Uint8Array {
    const taken = this.bytes.getBytes().slice();
    this.bytes.index = 0;
    return taken;
  }
}
