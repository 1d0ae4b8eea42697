// What a reader gets of the choices: a line that opens the form, the form itself where it is short, one link that resets.

import { expect, it } from 'vitest';

import { renderElement, tagsOf, textOf } from '../../tests/render.tsx';
import { asShown } from '../../tests/shown.ts';
import type { Field, View } from '../model/portal.ts';
import { Choices } from './Choices.tsx';

const select = (name: string, value: string, more: Partial<Field> = {}): Field => ({
  name,
  label: `Field ${name}`,
  kind: 'select',
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
  value,
  default: 'a',
  tab: 81,
  ...more,
});

async function choices(
  fields: readonly Field[],
  address = '/here',
  more: Partial<View> = {},
): Promise<string> {
  const view = {
    path: '/here',
    fields,
    choices: [
      { words: 'січень 2026', chosen: false },
      { words: 'загальний фонд', chosen: true },
    ],
    choicesTab: 80,
    latest: null,
    unit: null,
    blocks: [],
    ...more,
  } as unknown as View;
  return await renderElement(<Choices view={view} />, { address });
}

it('several fields are one line that opens them, what is chosen is emphasised', async () => {
  const html = await choices([select('one', 'a'), select('two', 'b')]);
  expect(textOf(html)).toContain('січень 2026 · загальний фонд');
  expect(html).toContain('<strong>загальний фонд</strong>');
  expect(html.indexOf('<summary')).toBeLessThan(html.indexOf('<form'));
  expect(html).not.toMatch(/<details[^>]* open/);
});

it('one field, and fields to type in, stand open', async () => {
  for (const fields of [[select('one', 'a')], [select('q', '', { kind: 'text', default: '' })]])
    expect(await choices(fields)).not.toContain('<details');
});

it('what tabs choose is carried along unseen, and so is what the reader chose beside the filters', async () => {
  const html = await choices(
    [select('one', 'a'), select('two', 'a'), select('tab', 'b', { kind: 'hidden' })],
    '/here?unit=1000&chart=bars&zoom=1',
  );
  const hidden = tagsOf(html, 'input').map((tag) =>
    /name="(\w+)" value="(\w+)"/.exec(tag)?.slice(1),
  );
  expect(hidden).toEqual([
    ['tab', 'b'],
    ['unit', '1000'],
    ['chart', 'bars'],
  ]);
});

it('a list is carried along value by value, and stays where the rest is reset', async () => {
  const list = select('who', '05\n06', { kind: 'hidden', default: '', list: true });
  const html = await choices([select('one', 'b'), select('two', 'a'), list]);
  const hidden = tagsOf(html, 'input').map((tag) => /value="(\w+)"/.exec(tag)?.[1]);
  expect(hidden).toEqual(['05', '06']);
  expect(html).toMatch(/<a href="\/here\?who=05&amp;who=06"[^>]*class="reset"/);
  expect(await choices([select('one', 'a'), list])).not.toContain('class="reset"');
});

it('comes back to its place without scripts', async () => {
  expect(await choices([select('one', 'a'), select('two', 'a')])).toContain(
    'action="/here#choices"',
  );
});

it('one link resets all that was chosen, and stands nowhere else', async () => {
  const clean = [select('one', 'a'), select('two', 'a')];
  expect(await choices(clean)).not.toContain('class="reset"');
  expect(await choices(clean, '/here?unit=1000')).toMatch(/<a href="\/here"[^>]*class="reset"/);
  expect(await choices([select('one', 'b'), select('two', 'a')])).toContain('class="reset"');
});

it('a member of many is typed: a field that works without scripts, with its name in it', async () => {
  const member = select('who', '05', {
    kind: 'member',
    options: [],
    default: '',
    member: { filter: 'who', label: '05 East' },
  });
  const [input = ''] = tagsOf(await choices([member]), 'input');
  expect(input).toContain('value="05 East"');
  expect(input).not.toContain('role=');
});

it('the line says the unit that a block has, emphasised where the reader chose it', async () => {
  const fields = [select('one', 'a'), select('two', 'a')];
  const blocks = [{ kind: 'table', id: 't', title: null, tab: 100, unit: 1000000 }];
  expect(textOf(await choices(fields, '/here', { blocks }))).toContain('· млн грн Змінити');
  expect(asShown(await choices(fields, '/here', { blocks, unit: 1000000 }))).toContain(
    '<strong>млн\u00a0грн</strong>',
  );
});

it('what is typed is sent by a button, with scripts too', async () => {
  const html = await choices([select('q', '', { kind: 'text', default: '' })]);
  expect(html).toContain('<button type="submit"');
  expect(html).not.toContain('<noscript>');
});
