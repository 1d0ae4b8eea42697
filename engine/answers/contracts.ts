// Writes the typed contracts of a portal: for every page its address, filters, query, calls and rows, for every call its parameters and answer.

import type { Call, Filter, Page, Portal } from '../model/portal.ts';
import { choicesOf } from '../filters/choices.ts';
import { shapeOf } from './shapes.ts';

const BANNER = '/* Generated from the configuration by `npm run types`. Do not edit. */';

export function writeContracts(portal: Portal): string {
  const calls = Object.values(portal.calls).map(
    (call) => `  ${quote(call.id)}: {\n${callLines(portal, call)}  };`,
  );
  const pages = Object.values(portal.pages).map(
    (page) => `  ${quote(page.id)}: {\n${pageLines(portal, page)}  };`,
  );
  return `${BANNER}

/** Parameters and answers of every call of the API. */
export interface Calls {
${calls.join('\n')}
}

/** What every page takes from its address, asks, and shows. */
export interface Pages {
${pages.join('\n')}
}

export type PageId = keyof Pages;
export type CallId = keyof Calls;
`;
}

function callLines(portal: Portal, call: Call): string {
  const params = call.params.map((param) => {
    const filter = portal.filters[param.filter]!;
    const type = typeOf(filter, filter.kind === 'choice' ? choicesOf(call, param, filter) : []);
    return `      ${param.name}${param.required ? '' : '?'}: ${param.list ? `readonly (${type})[]` : type};\n`;
  });
  return `    path: ${quote(call.path)};\n    params: ${block(params)};\n    row: ${rowOf(call)};\n`;
}

/** The type of one row or record of the answer. */
function rowOf(call: Call): string {
  if (call.members)
    return block(
      Object.entries(call.members.fields).map(
        ([field, { of, as }]) =>
          `      ${field}: ${as === 'json' ? 'unknown' : as === 'number' ? (of === 'number' ? 'number' : 'number | null') : of === 'code' || of === 'name' ? 'string' : 'string | null'};\n`,
      ),
    );
  if (call.asks.length === 0) return 'Record<string, string | number | null>';
  const fields = [...new Set(call.asks.flatMap((ask) => Object.keys(ask.measures)))];
  const data = fields.map((field) => `        ${field}?: number;\n`);
  return block([
    '      code: string;\n',
    '      codeName: string;\n',
    '      level: number;\n',
    `      data: {\n${data.join('')}      };\n`,
    ...(shapeOf(call).hierarchy
      ? [`      children?: readonly Calls[${quote(call.id)}]['row'][];\n`]
      : []),
  ]);
}

function pageLines(portal: Portal, page: Page): string {
  const { queries, units } = portal.settings;
  const parameters = Object.keys(page.parameters).map((name) => `      ${name}: string;\n`);
  const own = page.filters.map((one) => {
    const filter = portal.filters[one.name]!;
    return `      ${filter.query}?: ${typeOf(filter, one.options)};\n`;
  });
  const charts = page.blocks.flatMap((one) => (one.kind === 'chart' ? one.charts : []));
  const tables = page.blocks.filter((one) => one.kind === 'table');
  const display = [
    ...(charts.length + tables.length > 0
      ? [`      ${queries.unit}?: ${units.map((unit) => unit.value).join(' | ')};\n`]
      : []),
    ...(charts.length > 0 ? [`      ${queries.chart}?: ${union(charts)};\n`] : []),
    ...(tables.length > 0
      ? [`      ${queries.open}?: string;\n`, `      ${queries.zoom}?: 1;\n`]
      : []),
  ];
  const calls = [...new Set(page.blocks.flatMap((one) => ('call' in one ? [one.call] : [])))];
  const rows = calls.map((id) => `Calls[${quote(id)}]['row']`);
  return [
    `    path: ${quote(page.path)};\n`,
    `    parameters: ${block(parameters)};\n`,
    `    filters: ${union(page.filters.map((one) => one.name))};\n`,
    `    search: ${block([...own, ...display])};\n`,
    `    calls: ${union(calls)};\n`,
    `    rows: ${rows.length > 0 ? rows.join(' | ') : 'never'};\n`,
  ].join('');
}

function typeOf(filter: Filter, options: readonly string[]): string {
  if (filter.kind === 'choice')
    return union(options.length > 0 ? options : filter.options.map((option) => option.value));
  return ['member', 'text', 'date'].includes(filter.kind) ? 'string' : 'number';
}

function union(values: readonly string[]): string {
  return values.length === 0 ? 'never' : [...new Set(values)].map(quote).join(' | ');
}

function block(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}    }`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
