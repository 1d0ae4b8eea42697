// Plain values of a form, drawn by the fields of rjsf with widgets of our own: words, names to choose, numbers, yes or no.

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import {
  createSchemaUtils,
  type FieldTemplateProps,
  type Registry,
  type RJSFSchema,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';

import type { NamedThing } from '../../contract.ts';
import { choicesAt, idOf, useDesk } from './desk.ts';
import { useWrong } from './Frame.tsx';
import { sortOf, type FormSchema } from './schema.ts';
import { say } from './words.ts';

/** From so many names on those of the portal are looked for by typing. */
const MANY = 40;

export interface LeafProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: unknown;
  /** What it is called where no label stands beside it. */
  readonly label?: string | undefined;
}

const LeafContext = createContext<LeafProps>({ schema: {}, pointer: '', value: null });

/** The check of the server says what is wrong: rjsf asks nobody. */
const VALIDATOR: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

const REGISTRY = makeRegistry();

function makeRegistry(): Registry {
  const usual = getDefaultRegistry();
  return {
    ...usual,
    templates: { ...usual.templates, FieldTemplate: Bare },
    schemaUtils: createSchemaUtils(VALIDATOR, {}),
    globalFormOptions: {
      ...usual.globalFormOptions,
      experimental_componentUpdateStrategy: 'always',
    },
  };
}

/** Label, help and mistakes stand in the frame. */
function Bare({ children }: FieldTemplateProps): ReactNode {
  return children;
}

/** One plain value. */
export function Leaf(leaf: LeafProps): ReactNode {
  const { schema, pointer, value } = leaf;
  const desk = useDesk();
  const sort = sortOf(schema);
  const plain = useMemo<RJSFSchema>(
    () => ({ type: sort === 'number' || sort === 'boolean' ? sort : 'string' }),
    [sort],
  );
  const names = useChoices(leaf);
  const few = schema.enum !== undefined || names.choices.length <= MANY;
  const isChoice = names.isClosed && few && names.choices.length > 0;
  const widget = isChoice ? Choice : Words;
  return (
    <LeafContext value={leaf}>
      <SchemaField
        name={pointer}
        schema={plain}
        uiSchema={{ 'ui:widget': sort === 'boolean' ? YesNo : widget }}
        fieldPathId={{ $id: idOf(desk, pointer), path: [] }}
        formData={value}
        onChange={(next: unknown) => desk.change(pointer, next ?? '')}
        onBlur={() => {}}
        onFocus={() => {}}
        registry={REGISTRY}
      />
    </LeafContext>
  );
}

/** What can be chosen for a value, and whether nothing else can stand there. */
function useChoices({ schema, pointer }: LeafProps) {
  const desk = useDesk();
  const { enum: values, examples, 'x-pick': pick, 'x-titles': titles = {} } = schema;
  const own = (values ?? examples ?? []).map((value): NamedThing => {
    const title = titles[String(value)] ?? '';
    return { name: String(value), title: { uk: title, en: title } };
  });
  const picked = pick ? choicesAt(desk, pointer, pick) : [];
  return {
    choices: [...own, ...picked],
    isClosed: values !== undefined || (pick !== undefined && !pick.open),
  };
}

function useControl({ id, value, onChange }: WidgetProps) {
  const leaf = useContext(LeafContext);
  const wrong = useWrong(leaf.pointer);
  const control = { id, ...wrong, ...(leaf.label !== undefined && { 'aria-label': leaf.label }) };
  return { ...useChoices(leaf), control, leaf, written: String(value ?? ''), onChange };
}

/** A few names, and the one that stands there whatever it is. */
function Choice(props: WidgetProps): ReactNode {
  const { language } = useDesk();
  const { choices, control, leaf, written, onChange } = useControl(props);
  const known = choices.some(({ name }) => name === written);
  const { 'x-question': isQuestion = false } = leaf.schema;
  const typed = (name: string) => leaf.schema.enum?.find((value) => String(value) === name) ?? name;
  return (
    <>
      <select {...control} value={written} onChange={({ target }) => onChange(typed(target.value))}>
        {known ? null : <option value={written}>{written || '—'}</option>}
        {choices.map(({ name, title }) => (
          <option key={name} value={name}>
            {isQuestion ? title[language] : sayName({ name, title: title[language] })}
          </option>
        ))}
      </select>
      <Thumbnail chosen={choices.find(({ name }) => name === written)} />
    </>
  );
}

/** The drawing of what is chosen, where it has one. */
function Thumbnail({ chosen }: { readonly chosen: NamedThing | undefined }): ReactNode {
  if (chosen?.svg === undefined) return null;
  const src = `data:image/svg+xml,${encodeURIComponent(chosen.svg)}`;
  return <img className="sf-thumbnail" src={src} alt="" />;
}

function sayName({ name, title }: { readonly name: string; readonly title: string }): string {
  return title === '' || title === name ? name : `${title} (${name})`;
}

/** A line of words; names are offered as they are typed. */
function Words(props: WidgetProps): ReactNode {
  const { language } = useDesk();
  const { choices, control, leaf, written, onChange } = useControl(props);
  const chosen = choices.find(({ name }) => name === written)?.title[language] ?? '';
  const list = `${control.id}__list`;
  // a form has many lists of many names: one is drawn where it can be asked for
  const [isAsked, setAsked] = useState(false);
  const shared = {
    ...control,
    value: written,
    onFocus: () => setAsked(true),
    onBlur: () => setAsked(false),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (written.includes('\n') || leaf.schema['x-lines']) return <textarea {...shared} rows={3} />;
  const shown = String(leaf.schema.default ?? '');
  return (
    <>
      <input
        {...shared}
        type="text"
        placeholder={shown}
        {...(sortOf(leaf.schema) === 'number' && { inputMode: 'decimal' })}
        {...(choices.length > 0 && { list, autoComplete: 'off' })}
      />
      {isAsked && choices.length > 0 ? (
        <datalist id={list}>
          {choices.map(({ name, title }) => (
            <option key={name} value={name}>
              {sayName({ name, title: title[language] })}
            </option>
          ))}
        </datalist>
      ) : null}
      {chosen === '' || chosen === written ? null : <span className="sf-chosen">{chosen}</span>}
      <Thumbnail chosen={choices.find(({ name }) => name === written)} />
    </>
  );
}

function YesNo(props: WidgetProps): ReactNode {
  const { language } = useDesk();
  const { control } = useControl(props);
  const isYes = props.value === true;
  return (
    <span className="sf-yes">
      <input
        {...control}
        type="checkbox"
        checked={isYes}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span aria-hidden="true">{say(language, isYes ? 'yes' : 'no')}</span>
    </span>
  );
}
