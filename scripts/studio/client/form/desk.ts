// What every part of a form knows: the schema, the data, the names that can be chosen, the mistakes, and how a value is changed.

import { createContext, useContext } from 'react';

import type { Mistake, NamedThing } from '../../contract.ts';
import { isMap, outward, ownersAt, stepsOf, valueAt } from './data.ts';
import type { FormSchema, NamePick } from './schema.ts';
import type { FormLanguage } from './words.ts';

export interface FormDesk {
  readonly root: FormSchema;
  readonly data: unknown;
  readonly language: FormLanguage;
  /** Of the portal, the default one first. */
  readonly languages: readonly string[];
  readonly names: Readonly<Record<string, readonly NamedThing[]>>;
  readonly mistakes: readonly Mistake[];
  /** Pointer → the sentence that comes of it on the page. */
  readonly shown: Readonly<Record<string, string>>;
  /** Pointer of the value that is gone to; empty: none. */
  readonly at: string;
  /** What all ids of this form begin with. */
  readonly prefix: string;
  /** Puts another value at a pointer; undefined takes it out. */
  change(pointer: string, value: unknown): void;
  /** The focus goes to a value once it is drawn. */
  go(pointer: string): void;
}

export const DeskContext = createContext<FormDesk | null>(null);

/** The desk of the form around. Throws outside a form. */
export function useDesk(): FormDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no form around');
  return desk;
}

/** The id of the control of a value. */
export function idOf({ prefix }: Pick<FormDesk, 'prefix'>, pointer: string): string {
  return `${prefix}${pointer}`;
}

export function mistakesAt({ mistakes }: FormDesk, pointer: string): Mistake[] {
  return mistakes.filter((mistake) => mistake.pointer === pointer);
}

export function mistakesWithin({ mistakes }: FormDesk, pointer: string): Mistake[] {
  return mistakes.filter(
    (mistake) => mistake.pointer === pointer || mistake.pointer.startsWith(`${pointer}/`),
  );
}

/** The names that can stand at a pointer: those of what they belong to, else all of the sort. */
export function choicesAt(desk: FormDesk, pointer: string, pick: NamePick): readonly NamedThing[] {
  const owners = ownersAt(desk.data, pointer, pick.of);
  for (const sort of pick.sorts) {
    const owned = owners.flatMap((owner) => desk.names[`${sort}:${owner}`] ?? []);
    if (owned.length > 0) return owned;
  }
  return pick.sorts.map((sort) => desk.names[sort] ?? []).find((found) => found.length > 0) ?? [];
}

const PLACE = /\{([\w.-]+)\}/g;

/** The places that a text can have: by its schema, by the function of a finding around it, as its help says them, and those that it has in any language. */
export function placesAt(
  desk: FormDesk,
  pointer: string,
  { 'x-places': pick, description = '' }: FormSchema,
): readonly string[] {
  const tells = outward(pointer).flatMap((at) => {
    const value = valueAt(desk.data, `${at}/tell`);
    return typeof value === 'string' ? [value] : [];
  });
  const [tell] = tells;
  const value = valueAt(desk.data, pointer);
  const written = Object.values(isMap(value) ? value : { value }).join(' ');
  const found = [
    ...(pick ? choicesAt(desk, pointer, pick).map(({ name }) => name) : []),
    ...(tell === undefined ? [] : (desk.names[`places:${tell}`] ?? []).map(({ name }) => name)),
    ...[...`${description} ${written}`.matchAll(PLACE)].map(([, name = '']) => name),
  ];
  return [...new Set(found)];
}

/** The last step of a pointer. */
export function lastStep(pointer: string): string {
  return stepsOf(pointer).at(-1) ?? '';
}
