// Truths about values that are written where a reader's choice could stand: they are in the range of their filter, and calls answer them.

import type { OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { asking, filterOfParameter, givenBy, inputsOf, paramsOf } from './answers.ts';
import { decisionsNamed } from './decisions.ts';
import { notAnswered } from './answeredValues.ts';
import { here, problemAt, type Truths, type ValuePlace } from './truth.ts';
import { valueProblem } from './valueProblem.ts';

export const VALUE_TRUTHS: Truths = {
  'Every fixed parameter is in the range of its filter': (facts, say) => {
    for (const { at, call } of asking(facts)) {
      for (const [name, given] of Object.entries(givenBy(at))) {
        const filter = filterOfParameter(facts, call, name);
        if (filter === null || typeof given === 'object') continue;
        if (given === '' && isOptional(call, name)) continue;
        const place = here(at.entry, `${at.pointer}/with/${name}`);
        const problem = valueProblem(facts, place, { filter, called: name, text: String(given) });
        if (problem) say(meantFilter(place, String(given), inputsOf(at.entry)) ?? problem);
      }
    }
  },

  'Every default of a parameter is in the range of its filter': (facts, say) => {
    for (const call of facts.config.calls.entries.values()) {
      (call.spec.params ?? []).forEach((param, i) => {
        if (typeof param === 'string' || param.default === undefined) return;
        const filter = filterOfParameter(facts, call, param.name);
        if (filter === null || typeof param.default === 'object') return;
        const text = { filter, called: param.name, text: String(param.default) };
        const problem = valueProblem(facts, here(call, `/params/${i}/default`), text);
        if (problem) say(problem);
      });
    }
  },

  'Every text that a decision gives to a call is in the range of its filter': (facts, say) => {
    for (const { entry: page, name, asked } of decisionsNamed(facts)) {
      const decision = facts.config.decisions.entries.get(name);
      const call = asked && facts.config.calls.entries.get(asked.call);
      const filter = call ? filterOfParameter(facts, call, asked.parameter) : null;
      if (!decision || !asked || filter === null) continue;
      decision.spec.rows.forEach(({ when, then }, i) => {
        const pages = when?.['page'];
        if (typeof then !== 'string' || (pages !== undefined && !pages.includes(page.id))) return;
        const text = { filter, called: asked.parameter, text: then };
        const problem = valueProblem(facts, here(decision, `/rows/${i}/then`), text);
        if (problem) say(problem);
      });
    }
  },

  'Every choice of readers is one that the calls of its page answer': (facts, say) => {
    const said = new Set<string>();
    for (const each of asking(facts))
      for (const problem of notAnswered(facts, each)) {
        const { file, line, col, code } = problem;
        const key = JSON.stringify([file, line, col, code]);
        if (!said.has(key)) say(problem);
        said.add(key);
      }
  },
};

/** An empty text leaves out a parameter that a filter of the page would give. */
function isOptional({ spec }: ConfigEntry<OpenedCall>, name: string): boolean {
  return paramsOf(spec).some((param) => param.name === name && param.optional);
}

/** A name of a filter of the page that stands as if it were a value, as `year` or `$year`. */
function meantFilter(place: ValuePlace, text: string, inputs: readonly string[]): Problem | null {
  const name = /^\$?\{{0,2}\s*(\w+)\s*\}{0,2}$/.exec(text)?.[1] ?? '';
  return inputs.includes(name)
    ? problemAt(place, 'value-from-filter', { written: text, filter: name })
    : null;
}
