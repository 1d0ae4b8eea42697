// Truths about blocks and the calls they ask: parameters that are taken, decisions that decide, fields that are answered.

import type { DecisionSpec, GivenSpec, PageSpec } from '../../../schemas/types.ts';
import { listOf, normalizeCondition } from '../normalize/given.ts';
import { measuresOf, type OpenedCall } from '../opened/spec.ts';
import type { Entry } from '../read.ts';
import { inputsOf } from './pages.ts';
import {
  blocksOf,
  pageFilters,
  pathParameters,
  problemAt,
  queryOf,
  unknownName,
  type BlockAt,
  type Facts,
  type Truths,
} from './truth.ts';

const DECISION_WORDS = { text: 'text', period: 'period', table: 'table' } as const;

export const ANSWER_TRUTHS: Truths = {
  'What a decision gives is what it promises': (facts, say) => {
    for (const entry of facts.config.decisions.entries.values()) {
      entry.spec.rows.forEach((row, i) => {
        const wants: readonly string[] = {
          text: [],
          period: ['table', 'side'],
          table: ['type', 'columns'],
        }[entry.spec.gives];
        const given = typeof row.then === 'string' ? [] : Object.keys(row.then);
        const fits =
          typeof row.then === 'string'
            ? entry.spec.gives === 'text'
            : given.length > 0 && given.every((key) => wants.includes(key));
        if (!fits)
          say(
            problemAt(entry, `/rows/${i}/then`, 'then-does-not-fit', { gives: entry.spec.gives }),
          );
        else
          for (const key of wants)
            if (!given.includes(key))
              say(problemAt(entry, `/rows/${i}/then`, 'missing-key', { written: key }));
        if (i > 0 && entry.spec.rows[i - 1]!.when === undefined)
          say(problemAt(entry, `/rows/${i}`, 'never-reached'));
      });
    }
  },

  'Every input of a decision is a filter, a path parameter or the page': (facts, say) => {
    const pages = [...facts.config.pages.known];
    const parameters = pages.flatMap(pathParameters);
    for (const entry of facts.config.decisions.entries.values()) {
      entry.spec.rows.forEach((row, i) => {
        for (const [input, values] of Object.entries(normalizeCondition(row.when))) {
          const pointer = `/rows/${i}/when/${input}`;
          const options = facts.filters[input]?.options?.map((option) => option.value);
          const inputs = ['page', ...Object.keys(facts.filters), ...parameters];
          if (!inputs.includes(input))
            say({
              ...unknownName(entry, pointer, 'unknown-filter', input, inputs),
              ...entry.source.keyAt(pointer),
            });
          values.forEach((value, k) => {
            const at = typeof row.when![input] === 'string' ? pointer : `${pointer}/${k}`;
            if (input === 'page' && !pages.includes(value))
              say(unknownName(entry, at, 'unknown-page', value, pages));
            if (options && !options.includes(value))
              say(unknownName(entry, at, 'unknown-option', value, options, { filter: input }));
          });
        }
      });
    }
  },

  'Every call that a block asks is declared': (facts, say) => {
    for (const { entry, pointer, block } of blocksOf(facts)) {
      const call = block['call'];
      if (typeof call === 'string' && !facts.config.calls.known.has(call))
        say(unknownName(entry, `${pointer}/call`, 'unknown-call', call, facts.config.calls.known));
    }
  },

  'Every parameter that a block gives is one that its call takes': (facts, say) => {
    for (const { at, call } of asking(facts)) {
      const taken = paramsOf(call.spec).map((param) => param.name);
      for (const name of Object.keys(withOf(at))) {
        if (!taken.includes(name))
          say({
            ...unknownName(
              at.entry,
              `${at.pointer}/with/${name}`,
              'unknown-parameter',
              name,
              taken,
              { call: call.id },
            ),
            ...at.entry.source.keyAt(`${at.pointer}/with/${name}`),
          });
      }
    }
  },

  'Every parameter that a call wants is given by the page': (facts, say) => {
    const said = new Set<string>();
    for (const { at, call } of asking(facts)) {
      // what is mistyped has been named already: a filter of the page, a parameter of the call or of the block
      const own = paramsOf(call.spec).map((param) => param.name);
      if (
        facts.hasProblem(call.source.file, ['unknown-filter']) ||
        Object.keys(withOf(at)).some((name) => !own.includes(name))
      )
        continue;
      if (pageFilters(at.entry.spec).some(({ name }) => !facts.filters[name])) continue;
      const each = (at.block['each'] as { as?: string } | undefined)?.as;
      const given = [
        ...(each === undefined ? [] : [each]),
        ...Object.keys(withOf(at)),
        ...pageFilters(at.entry.spec).map(({ name }) =>
          facts.filters[name] ? queryOf(name, facts.filters[name]) : name,
        ),
        ...pathParameters(at.entry.id),
      ];
      for (const param of paramsOf(call.spec)) {
        const key = `${at.entry.id} ${call.id} ${param.name}`;
        if (!param.optional && !given.includes(param.name) && !said.has(key))
          say(
            problemAt(at.entry, `${at.pointer}/call`, 'missing-parameter', {
              written: param.name,
              call: call.id,
            }),
          );
        said.add(key);
      }
    }
  },

  'Every value that a block takes from the page is there': (facts, say) => {
    for (const at of blocksOf(facts)) {
      const inputs = inputsOf(at.entry);
      for (const [name, given] of Object.entries(withOf(at))) {
        const from = typeof given === 'object' ? listOf(given.from) : [];
        from.forEach((one, i) => {
          const pointer = `${at.pointer}/with/${name}/from${typeof (given as { from: unknown }).from === 'string' ? '' : `/${i}`}`;
          if (!inputs.includes(one))
            say(unknownName(at.entry, pointer, 'unknown-input', one, inputs));
        });
      }
    }
  },

  'Every fixed parameter is an option of its filter': (facts, say) => {
    for (const { at, call } of asking(facts)) {
      for (const [name, given] of Object.entries(withOf(at))) {
        const options = Object.entries(facts.filters)
          .find(([filter, spec]) => queryOf(filter, spec) === name)?.[1]
          .options?.map((option) => option.value);
        const takes = paramsOf(call.spec).some((param) => param.name === name);
        if (takes && options && typeof given !== 'object' && !options.includes(String(given)))
          say(
            unknownName(
              at.entry,
              `${at.pointer}/with/${name}`,
              'unknown-option',
              String(given),
              options,
              { filter: name },
            ),
          );
      }
    }
  },

  'Every decision that is named exists and gives what is wanted': (facts, say) => {
    for (const { entry, pointer, name, wanted } of decisionsNamed(facts)) {
      const decision = facts.config.decisions.entries.get(name);
      if (!facts.config.decisions.known.has(name))
        say(unknownName(entry, pointer, 'unknown-decision', name, facts.config.decisions.known));
      else if (
        decision &&
        decision.spec.gives !== wanted &&
        !facts.hasProblem(decision.source.file, ['then-does-not-fit'])
      )
        say(
          problemAt(entry, pointer, 'wrong-decision', {
            decision: name,
            gives: decision.spec.gives,
            wanted: DECISION_WORDS[wanted],
          }),
        );
    }
  },

  'Every decision decides for every page that asks it': (facts, say) => {
    for (const { entry, pointer, name } of decisionsNamed(facts)) {
      const decision = facts.config.decisions.entries.get(name);
      const inputs = inputsOf(entry);
      const may = decision?.spec.rows.some((row) =>
        Object.entries(normalizeCondition(row.when)).every(([input, values]) =>
          input === 'page' ? values.includes(entry.id) : inputs.includes(input),
        ),
      );
      if (
        decision &&
        !may &&
        !facts.hasProblem(decision.source.file, ['unknown-filter', 'unknown-page', 'look-alike'])
      )
        say(problemAt(entry, pointer, 'undecided', { decision: name }));
    }
  },

  'A table shows only fields that its call answers': (facts, say) => {
    for (const { at, call } of asking(facts)) {
      if (at.block.kind !== 'table' || facts.hasProblem(call.source.file, ['unknown-measure']))
        continue;
      const fields = fieldsOf(call.spec);
      if (facts.shapes[call.spec.answer].hierarchy && !at.block['type'] && !at.block['columns'])
        say(problemAt(at.entry, at.pointer, 'missing-columns'));
      listOf(at.block['columns'] as string[] | undefined).forEach((field, i) => {
        if (!fields.includes(field))
          say(
            unknownName(at.entry, `${at.pointer}/columns/${i}`, 'unknown-field', field, fields, {
              call: call.id,
            }),
          );
      });
      const name = (at.block['type'] as { decide: string } | undefined)?.decide;
      const decision = name === undefined ? undefined : facts.config.decisions.entries.get(name);
      if (decision) for (const problem of columnsOf(decision, at, call, fields)) say(problem);
    }
  },

  'A chart encodes only fields that its call answers': (facts, say) => {
    for (const { at, call } of asking(facts)) {
      if (at.block.kind !== 'chart' || facts.hasProblem(call.source.file, ['unknown-measure']))
        continue;
      const fields = fieldsOf(call.spec);
      for (const [slot, field] of Object.entries(at.block['fields'] as Record<string, string>)) {
        if (!fields.includes(field))
          say(
            unknownName(at.entry, `${at.pointer}/fields/${slot}`, 'unknown-field', field, fields, {
              call: call.id,
            }),
          );
      }
    }
  },

  'A row of key figures shows only fields that its call answers': (facts, say) => {
    for (const { at, call } of asking(facts)) {
      if (at.block.kind !== 'facts' || facts.hasProblem(call.source.file, ['unknown-measure']))
        continue;
      const fields = fieldsOf(call.spec);
      for (const key of ['actual', 'plan', 'percent']) {
        const field = at.block[key];
        if (typeof field === 'string' && !fields.includes(field))
          say(
            unknownName(at.entry, `${at.pointer}/${key}`, 'unknown-field', field, fields, {
              call: call.id,
            }),
          );
      }
    }
  },

  'Every slot of a chart template is filled, and no other': (facts, say) => {
    for (const { entry, pointer, block } of blocksOf(facts)) {
      if (block.kind !== 'chart') continue;
      const fields = Object.keys(block['fields'] as object);
      const names = listOf(block['chart'] as string | string[]);
      const slots = names.flatMap(
        (name) => facts.config.charts.entries.get(name)?.spec.needs ?? [],
      );
      const strangers = fields.filter((slot) => slots.length > 0 && !slots.includes(slot));
      for (const slot of slots.length > 0 ? fields : []) {
        const at = `${pointer}/fields/${slot}`;
        if (!slots.includes(slot))
          say({
            ...unknownName(entry, at, 'unknown-slot', slot, slots, { chart: names.join(', ') }),
            ...entry.source.keyAt(at),
          });
      }
      names.forEach((name, i) => {
        const at = `${pointer}/chart${typeof block['chart'] === 'string' ? '' : `/${i}`}`;
        const chart = facts.config.charts.entries.get(name);
        if (!facts.config.charts.known.has(name))
          return say(unknownName(entry, at, 'unknown-chart', name, facts.config.charts.known));
        if (!chart) return;
        for (const slot of strangers.length > 0 ? [] : chart.spec.needs)
          if (!fields.includes(slot))
            say(problemAt(entry, at, 'empty-slot', { written: slot, chart: name }));
      });
    }
  },

  'Every loaded period that a decision gives is a table of the ledger': (facts, say) => {
    const tables = facts.config.ledger?.spec.tables;
    for (const entry of tables ? facts.config.decisions.entries.values() : []) {
      entry.spec.rows.forEach(({ then }, i) => {
        if (typeof then === 'string' || then.table === undefined || then.side === undefined) return;
        const table = tables!.find((one) => one.name === then.table);
        if (!table)
          say(
            unknownName(
              entry,
              `/rows/${i}/then/table`,
              'unknown-table',
              then.table,
              tables!.map((one) => one.name),
            ),
          );
        else if (!(then.side in table.sides))
          say(
            unknownName(
              entry,
              `/rows/${i}/then/side`,
              'unknown-side',
              then.side,
              Object.keys(table.sides),
            ),
          );
      });
    }
  },
};

function asking(facts: Facts): { at: BlockAt; call: Entry<OpenedCall> }[] {
  return blocksOf(facts).flatMap((at) => {
    const call = facts.config.calls.entries.get(String(at.block['call']));
    return call ? [{ at, call }] : [];
  });
}

function withOf(at: BlockAt): Record<string, GivenSpec> {
  return (at.block['with'] as Record<string, GivenSpec> | undefined) ?? {};
}

export function paramsOf(
  call: OpenedCall,
): { name: string; optional: boolean; filter: string | undefined }[] {
  return (call.params ?? []).map((param) =>
    typeof param === 'string'
      ? { name: param.replace(/\*$/, ''), optional: param.endsWith('*'), filter: undefined }
      : {
          name: param.name,
          optional: param.optional ?? param.default !== undefined,
          filter: param.filter,
        },
  );
}

/** The fields a call answers beside the code and its name. */
export function fieldsOf(call: OpenedCall): string[] {
  if (call.members) return Object.keys(call.members.fields);
  const fields = (call.ask ?? []).flatMap((ask) => measuresOf(ask).map(([field]) => field));
  return [...new Set(fields)];
}

function decisionsNamed(
  facts: Facts,
): { entry: Entry<PageSpec>; pointer: string; name: string; wanted: DecisionSpec['gives'] }[] {
  const named = [...facts.config.pages.entries.values()].flatMap((entry) =>
    entry.spec.loaded
      ? [
          {
            entry,
            pointer: '/loaded/decide',
            name: entry.spec.loaded.decide,
            wanted: 'period' as const,
          },
        ]
      : [],
  );
  for (const at of blocksOf(facts)) {
    const type = at.block['type'] as { decide: string } | undefined;
    if (type)
      named.push({
        entry: at.entry,
        pointer: `${at.pointer}/type/decide`,
        name: type.decide,
        wanted: 'table' as never,
      });
    for (const [name, given] of Object.entries(withOf(at))) {
      if (typeof given === 'object' && given.decide !== undefined)
        named.push({
          entry: at.entry,
          pointer: `${at.pointer}/with/${name}/decide`,
          name: given.decide,
          wanted: 'text' as never,
        });
    }
  }
  return named;
}

/** Columns that a decision gives this page although its call does not answer them. */
function columnsOf(
  decision: Entry<DecisionSpec>,
  at: BlockAt,
  call: Entry<OpenedCall>,
  fields: readonly string[],
) {
  return decision.spec.rows.flatMap((row, i) => {
    const pages = normalizeCondition(row.when)['page'];
    if ((pages && !pages.includes(at.entry.id)) || typeof row.then === 'string') return [];
    return (row.then.columns ?? []).flatMap((column, k) => {
      const field = typeof column === 'string' ? column : column.field;
      return fields.includes(field)
        ? []
        : [
            unknownName(decision, `/rows/${i}/then/columns/${k}`, 'unknown-field', field, fields, {
              call: call.id,
            }),
          ];
    });
  });
}
