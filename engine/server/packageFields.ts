// Fields of a data package: types by Table Schema, and roles by the Fiscal Data Package 1.0-rc.1, "Denormalising Measures" and "Constant Fields".

import type { Download } from '../blocks/contract/context.server.ts';
import { at } from '../model/lookup.ts';
import type { Roles } from '../model/portal.ts';

/** A field that stands in the file. */
export interface PackageField {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer';
  readonly columnType?: string;
  /** Extra field → its value wherever this field's amounts stand in rows of their own. */
  readonly normalize?: Readonly<Record<string, string>>;
}

/** A field that the file has not: where amounts of several fields go, what tells them apart, or what holds for all rows. */
export interface ExtraField {
  readonly name: string;
  readonly type: PackageField['type'];
  readonly columnType: string;
  readonly normalizationTarget?: true;
  readonly constant?: string | number;
}

const TYPES = { text: 'string', number: 'number', year: 'integer' } as const;
const YEAR = 'date:fiscal-year';

/** Roles are told of a portal with a taxonomy alone. */
export function packageFields(
  roles: Pick<Roles, 'taxonomy' | 'currency'> | undefined,
  { rows, facts }: Pick<Download, 'rows' | 'facts'>,
): { readonly fields: readonly PackageField[]; readonly extraFields: readonly ExtraField[] } {
  const named = (name: string): string => (rows.fields.includes(name) ? named(`${name}_`) : name);
  const told = roles !== undefined;
  const fields = rows.fields.map((name, i): PackageField => {
    const { holds, role, phase } = at(facts.fields, i);
    const columnType = holds === 'year' ? YEAR : role;
    return {
      name,
      type: TYPES[holds],
      ...(told && columnType !== '' && { columnType }),
      ...(told &&
        phase !== '' && { normalize: { [named('phase')]: phase, [named('kind')]: name } }),
    };
  });
  if (!told) return { fields, extraFields: [] };
  const hasValues = fields.some(({ normalize }) => normalize !== undefined);
  const { year, direction } = facts;
  const extraFields: ExtraField[] = [];
  if (hasValues)
    extraFields.push(
      { name: named('value'), type: 'number', columnType: 'value', normalizationTarget: true },
      { name: named('phase'), type: 'string', columnType: 'phase:id' },
      { name: named('kind'), type: 'string', columnType: 'value-kind:code' },
    );
  const constants = [
    ['year', YEAR, year],
    ['direction', 'direction', direction],
    ['currency', 'value-currency:code', hasValues ? (roles.currency ?? '') : ''],
  ] as const;
  for (const [name, columnType, constant] of constants)
    if (constant !== null && constant !== '')
      extraFields.push({
        name: named(name),
        type: typeof constant === 'number' ? 'integer' : 'string',
        columnType,
        constant,
      });
  return { fields, extraFields };
}
