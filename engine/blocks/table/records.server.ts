// Records as the table they make: plain objects under the names of their fields.

import type { RecordItem, RecordsAnswer } from '../../answers/answer.ts';
import { shortenName } from '../../answers/shortNames.ts';
import { isFieldOf } from '../../answers/members/memberFields.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Call, Outcome } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { packRow } from '../treegrid/tree.ts';
import { buildLeafLinks } from './rows.server.ts';
import { rowsOfPage } from './seen.server.ts';
import { COUNT, type TableBlock, type TableView, type ViewColumn } from './table.kind.ts';

/** What a table shows of its call's answer. */
export type TableBody = Pick<
  TableView,
  | 'caption'
  | 'to'
  | 'words'
  | 'columns'
  | 'measure'
  | 'ownUnit'
  | 'sort'
  | 'ownSort'
  | 'find'
  | 'found'
  | 'tree'
  | 'rows'
  | 'open'
  | 'call'
>;

/** Code and name come from the fields declared as such; a record's other fields are shown as text. */
export function recordTable(
  context: PageContext,
  call: Call,
  block: TableBlock,
  answer: RecordsAnswer,
): Outcome & TableBody & Pick<TableView, 'pages'> {
  const { formatter } = context;
  const { code, name } = findNameFields(call);
  const columns = (block.columns ?? []).map((field, i): ViewColumn => ({
    field,
    title: formatter.say(`fields.${field}`),
    kind: 'text',
    importance: i + 1,
  }));
  // of groups with their members below them it is shown how many each has
  const listed = answer.items.map((item): RecordItem => {
    const { children } = item;
    return Array.isArray(children) ? { ...item, [COUNT]: children.length } : item;
  });
  const { rows: shown, pages } = rowsOfPage(
    context,
    block,
    listed.map((item) => ({ item, level: 1 })),
  );
  const rows = shown.map(({ item }) =>
    packRow({
      id: findText(item[code]) ?? '',
      name: shortenName(context, findText(item[name]) ?? ''),
      lang: '',
      level: 1,
      children: 0,
      values: columns.map((column) => findText(item[column.field]) ?? ''),
      breach: '',
    }),
  );
  const empty = rows.length === 0;
  return {
    state: empty ? 'empty' : 'ready',
    message: empty ? whyEmpty(formatter, block) : '',
    notes: [],
    caption: formatter.say('table.count', { count: listed.length }),
    ...(pages ? { pages } : {}),
    columns,
    ...buildLeafLinks(context, block),
    measure: 0,
    ownUnit: 0,
    sort: '',
    ownSort: '',
    find: '',
    found: 0,
    tree: false,
    rows,
    open: [],
    call: '',
  };
}

/** The fields with codes and names; counts name themselves, whatever a member is called. */
function findNameFields({ members }: Call): { readonly code: string; readonly name: string } {
  if (members?.as === 'counts') return { code: 'id', name: 'name' };
  const fields = members?.fields ?? {};
  const named = (...of: string[]) =>
    Object.keys(fields).find((key) => isFieldOf(fields[key], ...of));
  const code = named('code', 'number') ?? '';
  return { code, name: named('name') ?? code };
}

/** As the page says it, else as the portal does. */
function whyEmpty(formatter: LocaleFormatter, block: TableBlock): string {
  return block.empty ? formatter.plain(block.empty) : formatter.say('outcome.empty');
}

function findText(value: RecordsAnswer['items'][number][string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  return 'rawJSON' in value ? String(value.rawJSON) : JSON.stringify(value);
}
