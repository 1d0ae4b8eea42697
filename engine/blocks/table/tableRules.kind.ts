// What must be true across files of the kind `table`.

import type { TableBlockSpec } from '../../../schemas/types.ts';
import { rowsOfPage, type PlacedRow } from '../../config/decidedFields.ts';
import { answered } from '../../config/rules/answers.ts';
import { listRowDimensions } from '../../config/rules/rows.ts';
import {
  fieldsOfRows,
  strangeField,
  missingMessageProblems,
  voidForAnswer,
  type FigureKind,
} from '../../config/rules/fields.ts';
import { blocksOfKind, pageFilters, readFilterQuery, type Rules } from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey } from '../../config/valuePlace.ts';

/** Answers without figures of a ledger. */
const RECORDS: readonly string[] = ['records', 'counts', 'branches'];

/** Where the portal calls it by no other name. */
const OWN_CODE = 'code';

/** What stands for the code of a row in the parameters of its link. */
const ROW_CODE = '{code}';

export const TABLE_RULES: Rules = {
  'A table has columns, and its call answers those that a decision gives': (context, report) => {
    const blocks = blocksOfKind<TableBlockSpec>(context, 'table');
    for (const { at, call } of answered(context, blocks)) {
      const { type, columns: named } = at.block;
      const name = context.shapes[call.spec.answer].answers(call.spec);
      if (RECORDS.includes(name)) {
        if (type) report(voidForAnswer(here(at.entry, `${at.pointer}/type`), call.id, name));
        const fields = fieldsOfRows(context, call);
        for (const [i, field] of (named ?? []).entries()) {
          const place = here(at.entry, `${at.pointer}/columns/${i}`);
          if (!fields.includes(field)) continue;
          for (const problem of missingMessageProblems(context, place, `fields.${field}`))
            report(problem);
        }
        continue;
      }
      if (!type && !named) report(problemAt(here(at.entry, at.pointer), 'missing-columns'));
      const decision = type && context.config.decisions.entries.get(type.decide);
      if (!decision) continue;
      const rows = rowsOfPage(decision.spec, at.entry.id);
      for (const columns of rows.map(listColumns))
        columns.forEach(({ column: [written], pointer, kind }, i) => {
          const same = columns
            .slice(0, i)
            .some((each) => each.column[0] === written && each.kind === kind);
          if (same) report(problemAt(here(decision, pointer), 'repeated-item', { written }));
        });
      for (const { column, pointer } of rows.flatMap(listColumns))
        for (const problem of strangeField(context, call, here(decision, pointer), column))
          report(problem);
      if (named && rows.length > 0 && rows.every((row) => listColumns(row).length > 0))
        report(
          problemAtKey(here(at.entry, `${at.pointer}/columns`), 'void-key', {
            written: 'columns',
            other: 'type',
          }),
        );
    }
  },

  'Every link beside names of rows has a level where it leads to a member, and only there': (
    context,
    report,
  ) => {
    for (const { entry, pointer, block } of blocksOfKind<TableBlockSpec>(context, 'table')) {
      const links = block.beside ?? [];
      for (const [i, { level, to }] of links.entries()) {
        const place = here(entry, `${pointer}/beside/${i}`);
        if ((level === undefined) !== (to.member === undefined))
          report(
            problemAt(
              level === undefined ? place : here(entry, `${pointer}/beside/${i}/to`),
              'missing-key',
              {
                written: level === undefined ? 'level' : 'member',
              },
            ),
          );
        else if (
          links.findIndex((link) => (link.level === undefined) === (level === undefined)) < i
        )
          report(problemAt(place, 'repeated-item', { written: 'beside' }));
      }
    }
  },

  'No page with a table has a filter that is called as the code to explain': (context, report) => {
    const code = context.portal.queries.code ?? OWN_CODE;
    const pages = new Set(blocksOfKind<TableBlockSpec>(context, 'table').map(({ entry }) => entry));
    for (const entry of pages)
      for (const { name, pointer } of pageFilters(entry.spec))
        if (readFilterQuery(name, context.filters[name] ?? {}) === code)
          report(
            problemAt(here(entry, pointer), 'same-query', {
              written: code,
              other: 'config/portal.yaml',
            }),
          );
  },

  'Every row link leads to a page about what its rows are': (context, report) => {
    for (const { at, call } of answered(context, blocksOfKind<TableBlockSpec>(context, 'table'))) {
      const { page: written = '', with: given = {} } = at.block.to ?? {};
      const page = context.config.pages.entries.get(written);
      const [taken] = Object.entries(given).find(([, value]) => value === ROW_CODE) ?? [];
      const parameter = taken === undefined ? undefined : page?.spec.parameters?.[taken];
      if (!parameter) continue;
      const place = here(at.entry, `${at.pointer}/to`);
      const name = context.shapes[call.spec.answer].answers(call.spec);
      const rows = listRowDimensions(call.spec);
      const about = parameter.dimension ?? parameter.collection ?? '';
      if (name === 'list' || name === 'series') report(voidForAnswer(place, call.id, name));
      else if (!rows.includes(about))
        report(
          problemAt(here(at.entry, `${at.pointer}/to/page`), 'wrong-row-link', {
            written,
            rows: rows.join(', '),
            wanted: about,
          }),
        );
    }
  },
};

/** The columns that a row of a decision gives: fields, and what each is written as. */
function listColumns({ then, pointer }: PlacedRow): {
  column: readonly [field: string, kind?: FigureKind];
  kind: string | undefined;
  pointer: string;
}[] {
  if (typeof then === 'string' || Array.isArray(then)) return [];
  return (then.columns ?? []).map((column, k) => {
    const { field, kind } = typeof column === 'string' ? { field: column } : column;
    const wanted = kind === 'share' ? 'amount' : kind;
    const isFigure = wanted === 'amount' || wanted === 'percent';
    const place = `${pointer}/columns/${k}`;
    return { column: isFigure ? [field, wanted] : [field], kind, pointer: place };
  });
}
