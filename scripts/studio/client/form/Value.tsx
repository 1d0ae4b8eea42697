// One value of a form, whatever it is: what its schema and the value say decides how it is drawn.

import { useState, type ReactNode } from 'react';

import { Cards } from './Cards.tsx';
import { isMap, type FormObject } from './data.ts';
import { idOf, mistakesWithin, useDesk } from './desk.ts';
import { Frame, Mistakes } from './Frame.tsx';
import { LanguageText } from './LanguageText.tsx';
import { Leaf } from './Leaf.tsx';
import { Fields } from './Fields.tsx';
import { PlacesContext } from './places.ts';
import {
  branchesOf,
  branchFor,
  convert,
  isTextSchema,
  resolve,
  schemaOfKind,
  sortOf,
  startOf,
  type FormSchema,
  type FormSort,
} from './schema.ts';
import { say } from './words.ts';

export interface ValueProps {
  /** References are followed here. */
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: unknown;
  readonly onRemove?: (() => void) | undefined;
  /** What stands around says what it is: it has no frame of its own. */
  readonly isBare?: boolean;
  /** What it is called where it has no frame. */
  readonly label?: string | undefined;
}

export function Value({ schema: written, isBare = false, ...props }: ValueProps): ReactNode {
  const desk = useDesk();
  const { pointer, value, onRemove } = props;
  const schema = resolve(desk.root, written);
  const branches = branchesOf(desk.root, schema);
  const chosen = branchFor(branches, value);
  const branch = schemaOfKind(desk.root, branches[chosen] ?? schema, value);
  const sort = sortHere(branch, value, desk.languages);
  const places = schema['x-places'];
  const { title = branch.title, description = branch.description } = schema;
  const own = {
    ...branch,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(places && { 'x-places': places }),
  };
  const alone = <Drawn {...props} schema={own} sort={sort} />;
  const drawn =
    branches.length === 1 ? (
      alone
    ) : (
      <div className="sf-either">
        <Which branches={branches} chosen={chosen} {...props} />
        {alone}
      </div>
    );
  const isGroup = sort === 'object' || sort === 'array' || sort === 'text';
  const framed = isBare ? (
    drawn
  ) : (
    <Frame schema={own} pointer={pointer} isGroup={isGroup} onRemove={onRemove}>
      {drawn}
    </Frame>
  );
  return places ? <PlacesContext value={places}>{framed}</PlacesContext> : framed;
}

/** As the schema says, unless the value is of another sort: then it is shown as it is written. */
function sortHere(schema: FormSchema, value: unknown, languages: readonly string[]): FormSort {
  const sort = sortOf(schema);
  if (sort === 'object') {
    if (!isMap(value)) return 'raw';
    return isTextSchema(schema, languages) ? 'text' : 'object';
  }
  if (sort === 'array') return Array.isArray(value) ? 'array' : 'raw';
  return typeof value === 'object' && value !== null ? 'raw' : sort;
}

interface DrawnProps extends Omit<ValueProps, 'onRemove' | 'isBare'> {
  readonly sort: FormSort;
}

function Drawn({ sort, ...props }: DrawnProps): ReactNode {
  const { schema, pointer, value } = props;
  if (sort === 'text')
    return <TextWithMore schema={schema} pointer={pointer} value={value as FormObject} />;
  if (sort === 'object' && isMap(schema.additionalProperties)) return <Cards {...props} />;
  if (sort === 'object')
    return <Fields schema={schema} pointer={pointer} value={value as FormObject} />;
  if (sort === 'array') return <Cards {...props} />;
  if (sort === 'raw') return <Raw {...props} />;
  return sort === 'null' ? null : <Leaf {...props} />;
}

/** A text may have keys beside its languages. */
function TextWithMore({
  schema,
  pointer,
  value,
}: {
  schema: FormSchema;
  pointer: string;
  value: FormObject;
}): ReactNode {
  const { languages } = useDesk();
  const { properties = {} } = schema;
  const others = Object.keys(properties).filter((key) => !languages.includes(key));
  const more = Object.fromEntries(
    others.flatMap((key) => (properties[key] ? [[key, properties[key]]] : [])),
  );
  return (
    <>
      <LanguageText schema={schema} pointer={pointer} value={value} />
      {others.length === 0 ? null : (
        <Fields
          schema={{ ...schema, properties: more, required: [], additionalProperties: {} }}
          pointer={pointer}
          value={value}
        />
      )}
    </>
  );
}

interface WhichProps extends Omit<ValueProps, 'schema'> {
  readonly branches: readonly FormSchema[];
  readonly chosen: number;
}

/** What stands there of what can. */
function Which({ branches, chosen, pointer, value, label }: WhichProps): ReactNode {
  const desk = useDesk();
  const called = say(desk.language, 'what');
  const choose = (i: number) => {
    const start = startOf(desk.root, branches[i] ?? {}, desk.languages);
    desk.change(pointer, convert(value, start, desk.languages));
  };
  return (
    <select
      className="sf-which"
      aria-label={label === undefined ? called : `${label}: ${called}`}
      value={chosen}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {branches.map((branch, i) => (
        <option key={`${i}`} value={i}>
          {sayBranch(branch, desk.language, desk.languages)}
        </option>
      ))}
    </select>
  );
}

function sayBranch(
  schema: FormSchema,
  language: 'uk' | 'en',
  languages: readonly string[],
): string {
  const sort = sortOf(schema);
  if (isTextSchema(schema, languages)) return say(language, 'text');
  if (sort === 'object' || sort === 'array') return schema.title || say(language, sort);
  return say(language, sort === 'raw' ? 'raw' : sort);
}

/** What no schema describes, as it is written in JSON; it is taken over once it can be read. */
function Raw({ pointer, value, label }: Omit<ValueProps, 'schema'>): ReactNode {
  const desk = useDesk();
  const [text, setText] = useState<string | null>(null);
  const written = JSON.stringify(value, null, 2) ?? '';
  const change = (next: string) => {
    setText(next);
    const read = readJson(next);
    if (read !== undefined) desk.change(pointer, read);
  };
  const isWrong = text !== null && readJson(text) === undefined;
  return (
    <>
      <textarea
        id={idOf(desk, pointer)}
        className="sf-raw"
        aria-label={label ?? say(desk.language, 'raw')}
        rows={Math.min(written.split('\n').length, 12)}
        aria-invalid={isWrong}
        value={text ?? written}
        onChange={({ target }) => change(target.value)}
        onBlur={() => isWrong || setText(null)}
      />
      {isWrong ? <p className="sf-wrong">{say(desk.language, 'unreadable')}</p> : null}
      <Mistakes
        found={mistakesWithin(desk, pointer).filter((wrong) => wrong.pointer !== pointer)}
      />
    </>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
