// A table editor: cells as inputs, walked by arrows, filled by pasting from a spreadsheet.

import { useId, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';

import { join, moved, valueAt } from './data.ts';
import { choicesAt, idOf, mistakesAt, mistakesWithin, useDesk, type FormDesk } from './desk.ts';
import { Offers } from './Fields.tsx';
import { Mistakes, Wrong } from './Frame.tsx';
import { branchesOf, resolve, startOf, type FormSchema } from './schema.ts';
import { blankLike, columnsOf, withCell, withPasted, writeCell, type GridColumn } from './table.ts';
import { say } from './words.ts';

/** So many rows are drawn at first, and again as many each time that more are asked for. */
const ROWS = 100;

interface TableProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly rows: readonly unknown[];
}

export function Table({ schema, pointer, rows }: TableProps): ReactNode {
  const desk = useDesk();
  const { language } = desk;
  const [shown, setShown] = useState(ROWS);
  const help = useId();
  const { columns, more, add } = useColumns({ schema, pointer, rows });
  const start =
    rows.length > 0
      ? blankLike(rows.at(-1), columns)
      : startOf(desk.root, schema.items ?? {}, desk.languages);
  const put = (next: readonly unknown[]) => desk.change(pointer, next);
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    put(withPasted(rows, columns, { row, column }, { text, start }));
  };
  return (
    <div className="sf-table">
      <p className="sf-quiet" id={help}>
        {say(language, 'paste')}
      </p>
      <div className="sf-scroll" role="group" aria-describedby={help}>
        <table id={idOf(desk, pointer)} tabIndex={-1}>
          <Head columns={columns} />
          <tbody>
            {rows.slice(0, shown).map((row, i) => (
              <Row
                key={`${i}`}
                pointer={join(pointer, i)}
                columns={columns}
                row={row}
                onCell={(column, text) => put(withCell(rows, i, column, text))}
                onPaste={(event, column) => paste(event, i, column)}
                onMove={i === 0 ? undefined : () => put(moved(rows, i, i - 1))}
                onRemove={() => put(rows.toSpliced(i, 1))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown ? (
        <button type="button" onClick={() => setShown(shown + ROWS)}>
          {say(language, 'more')} ({rows.length - shown})
        </button>
      ) : null}
      <button type="button" className="sf-add" onClick={() => put([...rows, start])}>
        + {say(language, 'addRow')}
      </button>
      <Offers
        label={say(language, 'addColumn')}
        offers={more.map(({ pointer: name, title }) => ({ name, title }))}
        onAdd={add}
      />
    </div>
  );
}

/** The columns of the rows and those that were added; those that may be added still. */
function useColumns(table: TableProps) {
  const desk = useDesk();
  const [added, setAdded] = useState<readonly GridColumn[]>([]);
  const found = columnsOf(desk, { ...table, value: table.rows }) ?? [];
  const isThere = ({ pointer }: GridColumn) => found.some((column) => column.pointer === pointer);
  const columns = [...found, ...added.filter((column) => !isThere(column))];
  const more = moreColumns(desk, table, columns);
  const add = (name: string) =>
    setAdded([...added, ...more.filter(({ pointer }) => pointer === name)]);
  return { columns, more, add };
}

function Head({ columns }: Pick<RowProps, 'columns'>): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">№</th>
        {columns.map(({ pointer, title }) => (
          <th scope="col" key={pointer}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Columns that rows may have and none has: keys of a row, and of what lies in it by name. */
function moreColumns(
  desk: FormDesk,
  { schema, pointer }: TableProps,
  columns: readonly GridColumn[],
): readonly GridColumn[] {
  const { properties = {} } = resolve(desk.root, schema.items ?? {});
  const below = (key: string, written: FormSchema): GridColumn[] => {
    const own = resolve(desk.root, written);
    const of = branchesOf(desk.root, own);
    const into = join('', key);
    const isTaken = (at: string) => columns.some((column) => column.pointer === at);
    const maps = of.flatMap(({ propertyNames, additionalProperties, properties: inner = {} }) => {
      const pick = propertyNames?.['x-pick'];
      const names = pick
        ? choicesAt(desk, `${pointer}/0${into}/-`, pick).map(({ name }) => name)
        : [];
      const each = names.map((name) => [name, additionalProperties as FormSchema] as const);
      return [...each, ...Object.entries(inner)].map(([name, written]) => ({
        pointer: join(into, name),
        title: resolve(desk.root, written).title ?? name,
        branches: branchesOf(desk.root, resolve(desk.root, written)),
        isPlace: false,
        isWords: false,
      }));
    });
    const plain =
      maps.length > 0
        ? maps
        : [
            {
              pointer: into,
              title: own.title ?? key,
              branches: of,
              isPlace: false,
              isWords: false,
            },
          ];
    return plain.filter((column) => !isTaken(column.pointer) && !isTaken(into));
  };
  return Object.entries(properties).flatMap(([key, written]) => below(key, written));
}

interface RowProps {
  readonly pointer: string;
  readonly columns: readonly GridColumn[];
  readonly row: unknown;
  readonly onCell: (column: GridColumn, text: string) => void;
  readonly onPaste: (event: ClipboardEvent, column: number) => void;
  readonly onMove: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Row({ pointer, columns, row, onCell, onPaste, onMove, onRemove }: RowProps): ReactNode {
  const desk = useDesk();
  const number = Number(pointer.split('/').at(-1)) + 1;
  const called = `${say(desk.language, 'row')} ${number}`;
  // what is said of the row, and not of a cell
  const others = mistakesWithin(desk, pointer).filter(
    (wrong) => !columns.some((column) => pointer + column.pointer === wrong.pointer),
  );
  return (
    <tr>
      <th scope="row">
        {number}
        <Mistakes found={others} />
      </th>
      {columns.map((column, j) => {
        const at = pointer + column.pointer;
        return (
          <td key={column.pointer}>
            <Cell
              id={idOf(desk, at)}
              label={`${column.title}, ${called}`}
              value={valueAt(row, column.pointer)}
              isWrong={mistakesAt(desk, at).length > 0}
              onWrite={(text) => onCell(column, text)}
              onPaste={(event) => onPaste(event, j)}
            />
            <Wrong pointer={at} />
          </td>
        );
      })}
      <td className="sf-tools">
        {onMove ? (
          <button
            type="button"
            className="sf-small"
            aria-label={`${say(desk.language, 'up')}: ${called}`}
            onClick={onMove}
          >
            ↑
          </button>
        ) : null}
        <button
          type="button"
          className="sf-small"
          aria-label={`${say(desk.language, 'remove')}: ${called}`}
          onClick={onRemove}
        >
          ✕
        </button>
      </td>
    </tr>
  );
}

interface CellProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly onWrite: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** What is written in it is read when the cell is left: until then it stays as it is typed. */
function Cell({ id, label, value, isWrong, onWrite, onPaste }: CellProps): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const written = writeCell(value) ?? '';
  const take = () => {
    if (text !== null && text !== written) onWrite(text);
    setText(null);
  };
  return (
    <input
      id={id}
      type="text"
      aria-label={label}
      {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}__error` })}
      value={text ?? written}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onPaste={onPaste}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
        if (by !== undefined && walk(event, by)) event.preventDefault();
      }}
    />
  );
}

/** To the cell above or below. */
function walk({ currentTarget }: KeyboardEvent<HTMLInputElement>, by: number): boolean {
  const cell = currentTarget.closest('td');
  const row = cell?.parentElement;
  const next = by < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  const input = next?.children[cell?.cellIndex ?? 0]?.querySelector('input');
  input?.focus();
  input?.select();
  return input !== null && input !== undefined;
}
