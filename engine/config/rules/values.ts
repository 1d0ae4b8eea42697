// Rules about values that are written where a reader's choice could stand: they are in the range of their filter, and calls answer them.

import { type OpenedCall, listCallParams } from '../opened/spec.ts';
import { normalizeCondition } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { asking, filterOfParameter, givenBy, listInputs } from './answers.ts';
import { listDecisionReferences } from './decisions.ts';
import { notAnswered } from './answeredValues.ts';
import type { Rules } from './rule.ts';
import { here, problemAt, type ValuePlace } from '../valuePlace.ts';
import { valueProblem } from './valueProblem.ts';

export const VALUE_RULES: Rules = {
  'Every fixed parameter is in the range of its filter': (context, report) => {
    for (const { at, call } of asking(context)) {
      for (const [name, given] of Object.entries(givenBy(at))) {
        const filter = filterOfParameter(context, call, name);
        if (filter === null || typeof given === 'object') continue;
        if (given === '' && isOptional(call, name)) continue;
        const place = here(at.entry, `${at.pointer}/with/${name}`);
        const problem = valueProblem(context, place, { filter, called: name, text: String(given) });
        if (problem) report(meantFilter(place, String(given), listInputs(at.entry)) ?? problem);
      }
    }
  },

  'Every default of a parameter is in the range of its filter': (context, report) => {
    for (const call of context.config.calls.entries.values()) {
      listCallParams(call.spec).forEach(({ name, default: preset }, i) => {
        const filter = filterOfParameter(context, call, name);
        if (filter === null || preset === undefined || typeof preset === 'object') return;
        const text = { filter, called: name, text: String(preset) };
        const problem = valueProblem(context, here(call, `/params/${i}/default`), text);
        if (problem) report(problem);
      });
    }
  },

  'Every text that a decision gives to a call is in the range of its filter': (context, report) => {
    for (const { entry: page, name, asked } of listDecisionReferences(context)) {
      const decision = context.config.decisions.entries.get(name);
      const call = asked && context.config.calls.entries.get(asked.call);
      const filter = call ? filterOfParameter(context, call, asked.parameter) : null;
      if (!decision || !asked || filter === null) continue;
      decision.spec.rows.forEach(({ when, then }, i) => {
        const pages = normalizeCondition(when)['page'];
        if (typeof then !== 'string' || (pages !== undefined && !pages.includes(page.id))) return;
        const text = { filter, called: asked.parameter, text: then };
        const problem = valueProblem(context, here(decision, `/rows/${i}/then`), text);
        if (problem) report(problem);
      });
    }
  },

  'Every choice of readers is one that the calls of its page answer': (context, report) => {
    const said = new Set<string>();
    for (const each of asking(context))
      for (const problem of notAnswered(context, each)) {
        const { file, line, col, code } = problem;
        const key = JSON.stringify([file, line, col, code]);
        if (!said.has(key)) report(problem);
        said.add(key);
      }
  },
};

/** An empty text leaves out a parameter that a filter of the page would give. */
function isOptional({ spec }: ConfigEntry<OpenedCall>, name: string): boolean {
  return listCallParams(spec).some((param) => param.name === name && param.optional);
}

/** A name of a filter of the page that stands as if it were a value, as `year` or `$year`. */
function meantFilter(place: ValuePlace, text: string, inputs: readonly string[]): Problem | null {
  const name = /^\$?\{{0,2}\s*(\w+)\s*\}{0,2}$/.exec(text)?.[1] ?? '';
  return inputs.includes(name)
    ? problemAt(place, 'value-from-filter', { written: text, filter: name })
    : null;
}
