// What the fields of the composer say ↔ the query of an address.

import type { CubeField, CubeView } from './cube.kind.ts';

/** The question as the fields have it: names and values of an address, what is standard left out. */
export function writtenQuestion(form: HTMLFormElement, view: CubeView): [string, string][] {
  const data = new FormData(form);
  const names = [...new Set(view.fields.map(({ name }) => name))];
  return names.flatMap((name): [string, string][] => {
    const own = view.fields.filter((field) => field.name === name);
    const values = data
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' ? valuesIn(own, value) : []));
    if (values.length === 0 || (values.length === 1 && values[0] === own[0]?.standard)) return [];
    return view.joined.includes(name)
      ? [[name, values.join(',')]]
      : values.map((value): [string, string] => [name, value]);
  });
}

function valuesIn([field]: readonly CubeField[], text: string): string[] {
  const texts = field?.kind === 'codes' ? text.split(/[,;]/) : [text];
  return texts.map((value) => value.trim()).filter((value) => value !== '');
}

/** Puts what an answer says into the fields, which may say something else by then. */
export function putValues(form: HTMLFormElement, { fields }: CubeView): void {
  const taken = new Map<string, number>();
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    const own = fields.filter(({ name }) => name === element.name);
    if (element.type === 'checkbox') {
      element.checked = own.some(({ values }) => values.includes(element.value));
      continue;
    }
    const place = taken.get(element.name) ?? 0;
    taken.set(element.name, place + 1);
    const field = own[place];
    if (field) element.value = field.values.join(', ');
  }
}
