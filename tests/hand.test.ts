// The hand: names that tell things apart, in every file that people write.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const files = ['engine', 'site', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file));

it('no exported type has the name of another', () => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /^export (?:interface|type|class) (\w+)\b(?! from)/gm,
    ))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  const shared = [...places].filter(([, found]) => found.length > 1);
  expect(Object.fromEntries(shared)).toEqual({});
});

it('no parameter is called one', () => {
  const named =
    /[(,]\s*one\??(?:: [^=]*)?(?:,[^()]*)?\)(?:: [^=]*)? =>|(?<![\w.])one =>|[(,]\s*one\??: |^\s*one\??: (?:readonly|string|number|boolean|unknown|[A-Z])/;
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
