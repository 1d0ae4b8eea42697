// Every call's example in every form answers the same bytes as ever: a hash of each is kept beside this file.

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { listForms } from '../../engine/answers/shapes.ts';
import { buildTrialAddress, fillTrial } from '../../engine/blocks/calls/trial.server.ts';
import { servedDemonstration } from '../demonstration.ts';

const served = servedDemonstration();

it('every example in every form answers the same bytes', async () => {
  const hashes: Record<string, string> = {};
  // the day on which the figures were made is another one every time
  const lasting = Object.values(served.portal.calls).filter(({ loadDay }) => loadDay === undefined);
  for (const call of lasting) {
    for (const form of listForms(call)) {
      const { question } = fillTrial(served.portal, call, { _form: [form] });
      const url = buildTrialAddress(question!);
      const { rawPayload } = await (call.method === 'get'
        ? served.app.inject(url)
        : served.app.inject({ method: 'POST', url, payload: question!.body as object }));
      hashes[`${call.id} ${form}`.trim()] = createHash('sha256')
        .update(rawPayload)
        .digest('hex')
        .slice(0, 16);
    }
  }
  // an answer that is changed on purpose: vitest -u writes the file anew
  await expect(`${JSON.stringify(hashes, null, 1)}
`).toMatchFileSnapshot('hashes.json');
}, 300_000);
