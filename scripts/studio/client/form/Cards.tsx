// Lists and maps of a form: plain values as rows, all else as cards of which one is open at a time; flat ones as a table too.

import { useState, type ReactNode } from 'react';

import { KeyName, KeyNames, Tools } from './CardHead.tsx';
import { isMap, join, stepsOf, type FormObject } from './data.ts';
import { choicesAt, idOf, lastStep, mistakesWithin, useDesk, type FormDesk } from './desk.ts';
import { Offers } from './Fields.tsx';
import { Shown, Wrong } from './Frame.tsx';
import { resolve, startOf, titleOf, type FormSchema } from './schema.ts';
import { Table } from './Table.tsx';
import { columnsOf, type GridColumn } from './table.ts';
import { Value } from './Value.tsx';
import { say } from './words.ts';

/** Lists of so many rows are shown as a table at first, where they can be. */
const TABLE_FROM = 2;
/** So many names for a key can be chosen each by a button. */
const MANY = 40;

interface CardsProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: unknown;
}

export function Cards(props: CardsProps): ReactNode {
  const { value } = props;
  const desk = useDesk();
  const columns = columnsOf(desk, props);
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const [asTable, setTable] = useState(
    () => columns !== null && rows.length >= TABLE_FROM && isTabular(columns),
  );
  if (!columns) return <CardList {...props} />;
  const isLists = rows.some(Array.isArray);
  return (
    <>
      {isLists ? null : (
        <p className="sf-ways">
          {[true, false].map((way) => (
            <button
              key={String(way)}
              type="button"
              aria-pressed={asTable === way}
              onClick={() => setTable(way)}
            >
              {say(desk.language, way ? 'table' : 'cards')}
            </button>
          ))}
        </p>
      )}
      {asTable || isLists ? <Table {...props} rows={rows} /> : <CardList {...props} />}
    </>
  );
}

/** Whether a table is how such rows are read: words in several languages stand better side by side, unless there are figures in the row. */
function isTabular(columns: readonly GridColumn[]): boolean {
  return columns.some(({ isPlace }) => isPlace) || !columns.some(({ isWords }) => isWords);
}

/** The item that the place which is gone to lies in; null: none. */
function itemGoneTo({ at }: FormDesk, pointer: string): string | null {
  const isInside = at.startsWith(`${pointer}/`);
  return isInside ? (stepsOf(at)[stepsOf(pointer).length] ?? null) : null;
}

function CardList({ schema, pointer, value }: CardsProps): ReactNode {
  const desk = useDesk();
  const [open, setOpen] = useState({ at: desk.at, item: itemGoneTo(desk, pointer) });
  // a place that is gone to opens what it lies in
  if (open.at !== desk.at) setOpen({ at: desk.at, item: itemGoneTo(desk, pointer) ?? open.item });
  const show = (item: string | null) => setOpen({ at: desk.at, item });
  const items = Array.isArray(value)
    ? value.map((item: unknown, i) => [String(i), item] as const)
    : Object.entries(isMap(value) ? value : {});
  const isList = Array.isArray(value);
  const inner = (isList ? schema.items : (schema.additionalProperties as FormSchema)) ?? {};
  return (
    <div className="sf-cards">
      {isList ? null : <KeyNames schema={schema} pointer={pointer} />}
      <ul id={idOf(desk, pointer)} tabIndex={-1}>
        {items.map(([key, item]) => (
          <Item
            // a renamed key stays where it is
            key={isList ? key : items.findIndex(([own]) => own === key)}
            schema={inner}
            pointer={join(pointer, key)}
            value={item}
            list={value as FormObject | readonly unknown[]}
            isOpen={open.item === key}
            onShow={show}
          />
        ))}
      </ul>
      <Adding schema={schema} pointer={pointer} value={value} onShow={show} />
    </div>
  );
}

interface AddingProps extends CardsProps {
  readonly onShow: (item: string | null) => void;
}

function Adding({ schema, pointer, value, onShow }: AddingProps): ReactNode {
  const desk = useDesk();
  const { language, languages, names } = desk;
  const add = (key: string, item: unknown) => {
    desk.change(join(pointer, key), item);
    onShow(key);
    desk.go(key === '' ? `${join(pointer, key)}__key` : join(pointer, key));
  };
  const label = say(language, 'add');
  if (!Array.isArray(value)) {
    const { propertyNames, additionalProperties } = schema;
    const start = () => startOf(desk.root, additionalProperties as FormSchema, languages);
    const pick = propertyNames?.['x-pick'];
    const known = pick && !pick.open ? choicesAt(desk, join(pointer, ''), pick) : [];
    if (known.length === 0 || known.length > MANY)
      return <AddButton onAdd={() => add('', start())} />;
    const left = known.filter(({ name }) => !(name in (value as FormObject)));
    const offers = left.map(({ name, title }) => ({ name, title: title[language] }));
    return <Offers label={label} offers={offers} onAdd={(name) => add(name, start())} />;
  }
  const items = schema.items ?? {};
  const last = String(value.length);
  const kinds = resolve(desk.root, items)['x-kinds'];
  if (!kinds) return <AddButton onAdd={() => add(last, startOf(desk.root, items, languages))} />;
  const offers = Object.entries(kinds).map(([name, { title = name }]) => ({ name, title }));
  const shared =
    (names['fragments'] ?? []).length > 0 ? [{ name: '', title: say(language, 'shared') }] : [];
  const block = (kind: string) => {
    if (kind === '') return { use: '' };
    return { kind, ...(startOf(desk.root, kinds[kind] ?? {}, languages) as FormObject) };
  };
  return (
    <Offers
      label={label}
      offers={[...offers, ...shared]}
      onAdd={(kind) => add(last, block(kind))}
    />
  );
}

function AddButton({ onAdd }: { readonly onAdd: () => void }): ReactNode {
  const { language } = useDesk();
  return (
    <button type="button" className="sf-add" onClick={onAdd}>
      + {say(language, 'add')}
    </button>
  );
}

interface ItemProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: unknown;
  /** What it is an item of. */
  readonly list: FormObject | readonly unknown[];
  readonly isOpen: boolean;
  readonly onShow: (item: string | null) => void;
}

function Item(props: ItemProps): ReactNode {
  const { schema, pointer, value, list, isOpen, onShow } = props;
  const desk = useDesk();
  const key = lastStep(pointer);
  const isCard = typeof value === 'object' && value !== null;
  const name = headingOf(desk, schema, value);
  const called = Array.isArray(list) ? `${Number(key) + 1}. ${name}` : key;
  const wrong = isCard ? mistakesWithin(desk, pointer).length : 0;
  const body = `${idOf(desk, pointer)}__body`;
  const inside = <Value schema={schema} pointer={pointer} value={value} label={called} isBare />;
  return (
    <li className={isCard ? 'sf-card' : 'sf-row'}>
      <div className="sf-head">
        {Array.isArray(list) ? null : (
          <KeyName pointer={pointer} map={list as FormObject} onShow={onShow} />
        )}
        {isCard ? (
          <button
            type="button"
            className="sf-open"
            id={idOf(desk, pointer)}
            aria-expanded={isOpen}
            aria-controls={body}
            {...(!Array.isArray(list) && { 'aria-label': `${called}: ${name}` })}
            onClick={() => onShow(isOpen ? null : key)}
          >
            <span>{Array.isArray(list) ? called : name}</span>
            {wrong > 0 ? <strong className="sf-count">{wrong}</strong> : null}
          </button>
        ) : (
          <div className="sf-inline">{inside}</div>
        )}
        <Tools pointer={pointer} list={list} called={called} onShow={onShow} />
      </div>
      {isOpen ? <Shown pointer={pointer} /> : null}
      {isCard ? <div id={body}>{isOpen ? inside : null}</div> : null}
      <Wrong pointer={pointer} />
    </li>
  );
}

/** The kind of a block, and what it is called. */
function headingOf(desk: FormDesk, written: FormSchema, value: unknown): string {
  const { language, languages, root } = desk;
  const order = [language, ...languages];
  if (!isMap(value)) return titleOf(value, order);
  const kind = String(value['kind'] ?? '');
  const known = resolve(root, written)['x-kinds']?.[kind]?.title;
  const { kind: _, ...rest } = known === undefined ? { kind, ...value } : value;
  const title = known !== undefined && !isMap(rest['title']) ? '' : titleOf(rest, order);
  const parts = [known === undefined ? '' : known, title].filter((part) => part !== '');
  return parts.join(' · ') || say(language, 'empty');
}
