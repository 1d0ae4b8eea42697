// A download as a data package: CSV with a description by Data Package v1; types of its fields by Table Schema, their roles by the Fiscal Data Package 1.0-rc.1, "Denormalising Measures" and "Constant Fields".

import { createHash } from 'node:crypto';

import { FORM_TYPES } from '../answers/tabular/exported.ts';
import { rowsCsv, type Rows } from '../answers/tabular/rows.ts';
import { zipFiles } from '../answers/tabular/zip.ts';
import type { PageContext, Download, DownloadField } from '../blocks/contract/context.server.ts';
import { markedTitle } from '../language/text.ts';
import { findAnswerable } from '../ledger/marked.ts';
import { at } from '../model/lookup.ts';
import { oldWords } from '../page/old.server.ts';
import { listChosenValues, type ToldPage } from './fileAbout.ts';
import type { Roles } from '../model/portal.ts';

/** A package that is to be made: of which page's download, and under which name. */
export interface PackageOf {
  readonly context: PageContext;
  readonly made: Download;
  /** Name of the files without an ending. */
  readonly name: string;
  readonly told: ToldPage;
}

/** The ZIP with `datapackage.json` and the CSV that it describes. */
export function packageZip(asked: PackageOf): Buffer {
  const csv = packageCsv(asked.made.rows);
  const descriptor = `${JSON.stringify(describePackage(asked, csv), null, 2)}\n`;
  return zipFiles({
    'datapackage.json': Buffer.from(descriptor, 'utf8'),
    [`${asked.name}.csv`]: csv,
  });
}

/** One line of field names, then rows; commas, CRLF, utf-8 without a mark (RFC 4180). */
function packageCsv(rows: Rows): Buffer {
  const plain = { ...rows, above: [], captions: null, separator: ',', newline: '\r\n' };
  return rowsCsv({ ...plain, encoding: 'utf-8' }, null);
}

function describePackage(asked: PackageOf, csv: Buffer): object {
  const { context, made, name } = asked;
  const { homepage } = asked.told;
  const { portal, ledger } = context;
  const { taxonomy } = portal.model.roles ?? {};
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9._-]/g, '-');
  return {
    profile: 'tabular-data-package',
    name: slug,
    ...buildPackageWords(asked),
    ...(homepage === '' ? {} : { homepage }),
    ...(ledger ? { version: ledger.id, created: ledger.manifest.created } : {}),
    ...(ledger?.mark ? { demonstration: true } : {}),
    ...buildPublication(context, homepage),
    ...(taxonomy === undefined ? {} : { columnTypes: [taxonomy] }),
    resources: [
      {
        profile: 'tabular-data-resource',
        name: slug,
        path: `${name}.csv`,
        format: 'csv',
        mediatype: FORM_TYPES.CSV,
        encoding: 'utf-8',
        bytes: csv.length,
        hash: `sha256:${createHash('sha256').update(csv).digest('hex')}`,
        dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true },
        schema: packageSchema(context, made),
      },
    ],
  };
}

function buildPackageWords({ context, made, told }: PackageOf): object {
  const { portal, formatter, page, ledger } = context;
  const title = `${formatter.plain(portal.settings.name)} – ${told.title}`;
  return {
    title: markedTitle(formatter.say, title, ledger?.mark),
    description: [
      ...(ledger?.mark ? [formatter.plain(ledger.mark.words)] : []),
      ...[oldWords(context)].filter((words) => words !== ''),
      ...(page.about ? [formatter.plain(page.about)] : []),
      `${[made.facts.caption, ...listChosenValues(context).map((each) => each.join(': '))].join('; ')}.`,
      ...(made.rows.above ?? []),
    ].join(' '),
  };
}

/** Who publishes it, where it comes from and what is allowed. */
function buildPublication({ portal, formatter, ledger }: PageContext, homepage: string): object {
  const { name, publication } = portal.settings;
  const { licence, keywords = [] } = publication;
  const { owner, sources, url } = findAnswerable(portal.settings, ledger?.mark);
  const portalItself = { title: formatter.plain(name), ...(homepage && { path: homepage }) };
  const named = sources.map((source) => ({
    title: formatter.plain(source.title),
    ...(source.url && { path: source.url }),
  }));
  return {
    ...(licence && {
      licenses: [{ name: licence.name, path: licence.url, title: formatter.plain(licence.title) }],
    }),
    sources: [...named, portalItself],
    contributors: [{ title: formatter.plain(owner), role: 'publisher', ...(url && { path: url }) }],
    ...(keywords.length > 0 && { keywords: keywords.map((word) => formatter.plain(word)) }),
  };
}

/** A Table Schema: its key is the code where every row has one of its own. */
function packageSchema(context: PageContext, made: Download): object {
  const { rows, facts } = made;
  const { fields, extraFields } = packageFields(context.portal.model.roles, made);
  const unsaid = context.formatter.say('table.code');
  return {
    fields: fields.map((field, i) => ({
      ...field,
      title: (rows.captions ?? [])[i] || unsaid,
      ...aboutOf(at(facts.fields, i)),
    })),
    missingValues: [''],
    ...(hasKey(rows) ? { primaryKey: rows.fields.slice(0, 1) } : {}),
    ...(extraFields.length > 0 ? { extraFields } : {}),
  };
}

function aboutOf({ about }: DownloadField): object {
  return about === '' ? {} : { description: about };
}

function hasKey({ cells }: Rows): boolean {
  const codes = cells.map(([cell]) => (cell && 'text' in cell ? cell.text : ''));
  return codes.length > 0 && !codes.includes('') && new Set(codes).size === codes.length;
}

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
