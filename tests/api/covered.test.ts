// No sum over budgets leaves the API without saying what it is a sum of, and nothing else says it.

import { expect, it } from 'vitest';

import { listForms } from '../../engine/answers/shapes.ts';
import { buildTrialAddress, fillTrial } from '../../engine/blocks/calls/trial.server.ts';
import type { Plan } from '../../engine/ledger/query/plan.ts';
import type { Call } from '../../engine/model/portal.ts';
import { servedDemonstration } from '../demonstration.ts';

const served = servedDemonstration();

/** The example, and the same for every kind of budget that the call takes. */
function questionsOf(call: Call): Record<string, string>[] {
  const { options } = served.portal.filters['budgetType']!;
  const takes = call.params.some(({ filter }) => filter === 'budgetType');
  return takes ? options.map(({ value }) => ({ budgetType: String(value) })) : [{}];
}

it('a sum over budgets is told in a header, of every call and form', async () => {
  // the index of the search asks sums of its own, once
  await served.app.inject('/api/search?q=kyiv');
  const ledger = served.current.get();
  const plans: (Plan | null)[] = [];
  const ask = ledger.ask.bind(ledger);
  const points = ledger.points.bind(ledger);
  const openRows = ledger.openRows.bind(ledger);
  Object.assign(ledger, {
    ask: async (...given: Parameters<typeof ask>) => {
      const answered = await ask(...given);
      plans.push(answered.tree && answered.plan);
      return answered;
    },
    openRows: async (...given: Parameters<typeof openRows>) => {
      const opened = await openRows(...given);
      plans.push(opened.asked?.plan ?? null);
      return opened;
    },
    points: async (...given: Parameters<typeof points>) => {
      const found = await points(...given);
      if (found.some(({ coverage }) => coverage !== null))
        plans.push({ sum: {}, question: {} } as Plan);
      return found;
    },
  });
  const sums = new Set<string>();
  for (const call of Object.values(served.portal.calls)) {
    if (call.method !== 'get') continue;
    for (const form of listForms(call))
      for (const more of questionsOf(call)) {
        const { question } = fillTrial(served.portal, call, { _form: [form] });
        const url = buildTrialAddress(question!);
        const [path = '', query = ''] = url.split('?');
        const asked = `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more }).toString()}`;
        plans.length = 0;
        const { headers, statusCode } = await served.app.inject(asked);
        if (statusCode !== 200) continue;
        // what was answered a moment ago is not asked anew
        if (plans.length === 0) continue;
        // of some that are named each has a row
        const isSum = plans.some((plan) => plan?.sum && !plan.question.keys);
        if (isSum) {
          sums.add(call.id);
          expect(headers['x-coverage'], asked).toMatch(/^\d+\/\d+$/);
        } else expect(headers, asked).not.toHaveProperty('x-coverage');
      }
  }
  expect([...sums].sort()).toMatchInlineSnapshot(`
    [
      "local-budgets/budget-years",
      "local-budgets/recipient",
      "local-budgets/recipient-years",
      "local-budgets/regions",
      "pivot/cube",
      "public/general-data",
      "reports/expenses",
      "reports/financing",
      "reports/income-details",
      "summary/balance",
      "summary/dynamics",
      "summary/sankey",
      "summary/total",
    ]
  `);
}, 300_000);
