// What a browser is sent of what pages share: what it reads, and the messages that it says.

import { expect, it } from 'vitest';

import type { FrameShell } from '../model/portal.ts';
import { sentShell } from './shell.ts';

const whole = {
  locale: { code: 'uk' },
  fallback: 'uk',
  name: 'Library',
  emitTabindex: false,
  units: [],
  defaultUnit: null,
  queries: { unit: 'unit' },
  header: [{ title: 'Loans' }],
  statistics: { rows: [] },
  messages: {
    table: { find: 'Find', tools: { copy: 'Copy', csv: 'CSV' } },
    settings: { name: 'S' },
  },
} as unknown as FrameShell;

it('has nothing of the frame', () => {
  const sent = sentShell(whole, () => true);
  expect(Object.keys(sent).sort()).toEqual([
    'defaultUnit',
    'emitTabindex',
    'fallback',
    'heard',
    'locale',
    'messages',
    'name',
    'queries',
    'units',
  ]);
  expect(sent.messages).toEqual(whole.messages);
});

it('has the messages that scripts say, and no tree without any', () => {
  const { messages } = sentShell(whole, (key) => ['table.find', 'table.tools.csv'].includes(key));
  expect(messages).toEqual({ table: { find: 'Find', tools: { csv: 'CSV' } } });
});
