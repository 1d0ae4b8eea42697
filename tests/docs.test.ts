// The documentation against the code: links lead somewhere; chores, settings and packages are told, and what is told is there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { ROW_NAMES } from '../engine/charts/data.ts';
import { putOver } from '../engine/config/files.ts';
import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { KINDS } from '../site/kinds.ts';
import { mapsIn } from '../scripts/migrate/edits.ts';
import { foldersOf } from './overlay.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PACKAGE = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const CHORES = Object.keys(PACKAGE['scripts']!);

const pages = ['README.md', ...listFiles('docs').filter((file) => file.endsWith('.md'))];

/** Below these keys stand names of filters, parameters and fields. */
const NAMED = ['with', 'only', 'when', 'parameters', 'fields', 'codes', 'compare', 'where'];

/** Variables that no operator sets: the system's own. */
const SYSTEM_VARIABLES = ['PATH'];

describe('links', () => {
  const links = pages.flatMap((page) =>
    [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to]) => to!)
      .filter((to) => !/^[a-z]+:/.test(to))
      .map((to) => [page, to] as const),
  );

  const anchors = new Map(pages.map((page) => [page, new Set(anchorsOf(read(page)))]));

  it.each([...Map.groupBy(links, ([page]) => page)])('%s leads to what is there', (page, own) => {
    const broken = own.filter(([, to]) => {
      const [path, anchor] = to.split('#') as [string, string?];
      const file = path === '' ? page : join(page, '..', path);
      const isThere = anchors.has(file) || existsSync(join(ROOT, file));
      return !isThere || (anchor !== undefined && !anchors.get(file)?.has(anchor));
    });
    expect(broken.map(([, to]) => to)).toEqual([]);
  });

  it('every page is linked from another', () => {
    const linked = new Set(links.map(([page, to]) => join(page, '..', to.split('#')[0]!)));
    expect(pages.filter((page) => page !== 'README.md' && !linked.has(page))).toEqual([]);
  });

  const translated = pages.filter((page) => page.endsWith('.uk.md'));

  it.each(translated)('%s has the same chapters and examples as in English', (page) => {
    const [en, uk] = [page.replace('.uk.md', '.md'), page].map(read) as [string, string];
    expect(uk.match(/^#+ /gm)).toEqual(en.match(/^#+ /gm));
    expect(uk.match(/^ {4}\S.*/gm)?.length).toBe(en.match(/^ {4}\S.*/gm)?.length);
    expect(uk.match(/^\| `[^|]*/gm)).toEqual(en.match(/^\| `[^|]*/gm));
    // a portal of one language has its words in that one
    const examples = (text: string) =>
      text
        .match(/^```[^]*?^```/gm)
        ?.map((code) => code.replaceAll(/(?:(?<=[{;]| )(?:en|uk)\b|(?<=^[A-Z]{3});).*$/gm, ''));
    expect(examples(uk)).toEqual(examples(en));
    expect(uk.match(/^\|/gm)).toEqual(en.match(/^\|/gm));
  });
});

describe('the words of a page', () => {
  const told = new Set(
    [...read('docs/editor/words.md').matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key),
    ),
  );
  const written = listFiles('config/pages').flatMap((file) =>
    mapsIn(read(file))
      .filter(({ keys }) => !NAMED.includes(keys.at(-1) ?? ''))
      .flatMap(({ map }) => map.items.map(({ key }) => String(key)))
      .filter((key) => !['uk', 'en'].includes(key)),
  );

  it('are all written somewhere', () => {
    expect([...told].filter((key) => !written.includes(key!))).toEqual([]);
  });

  it('are nine tenths of what stands in pages', () => {
    expect(told.size).toBeLessThan(90);
    const share = written.filter((key) => told.has(key)).length / written.length;
    expect(share).toBeGreaterThan(0.9);
  });
});

describe('what is said', () => {
  // what is made from the schemas says a shared key wherever it stands
  const written = pages.filter((page) => !page.startsWith('docs/reference/'));
  const languages = Map.groupBy(written, (page) => (page.endsWith('.uk.md') ? 'uk' : 'en'));

  it.each([...languages])('stands once in the pages in %s', (_, own) => {
    const places = own.flatMap((page) => sayingsIn(read(page)).map((words) => ({ words, page })));
    const twice = [...Map.groupBy(places, ({ words }) => words)].filter(
      ([, found]) => found.length > 1,
    );
    expect(twice.map(([words, found]) => [words, found.map(({ page }) => page)])).toEqual([]);
  });
});

describe('chores', () => {
  const told = pages.flatMap((page) => choresIn(read(page)).map((chore) => [page, chore] as const));

  it('every chore stands in the table of the README', () => {
    expect(CHORES.filter((chore) => !choresIn(read('README.md')).includes(chore))).toEqual([]);
  });

  it('every chore that is told exists', () => {
    expect(told.filter(([, chore]) => !CHORES.includes(chore))).toEqual([]);
  });

  it('the two command lines stay as they are', () => {
    const lines = read('README.md').split('\n');
    expect(lines).toContain('    npm ci && npm start');
    expect(lines).toContain('    npm ci && npm test');
  });
});

describe('settings', () => {
  const code = ['engine', 'scripts', 'site']
    .flatMap(listFiles)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const known = new Set(code.flatMap((file) => variablesIn(read(file))));
  const told = read('docs/operator.md');

  it('every variable that the code reads is told to the operator', () => {
    const untold = [...known].filter(
      (name) => !SYSTEM_VARIABLES.includes(name) && !told.includes(`\`${name}\``),
    );
    expect(untold).toEqual([]);
  });

  it('every variable of the portal that is told is read', () => {
    const names = pages.flatMap((page) => read(page).match(/\bPORTAL_[A-Z_]+\b/g) ?? []);
    expect([...new Set(names)].filter((name) => !known.has(name) && !inTests(name))).toEqual([]);
  });

  it('the image and the unit set no other variables', () => {
    const set = ['docs/deploy/Containerfile', 'docs/deploy/openbudget.service'].flatMap((file) =>
      [...read(file).matchAll(/^(?:ENV |Environment=)(.*)$/gm)].flatMap(([, pairs]) =>
        [...pairs!.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name!),
      ),
    );
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  function inTests(name: string): boolean {
    return listFiles('tests')
      .filter((file) => file.endsWith('.ts'))
      .some((file) => variablesIn(read(file)).includes(name));
  }
});

describe('what others make', () => {
  it('every action of the workflows is a commit, with its release beside it', () => {
    const uses = listFiles('.github/workflows').flatMap((file) =>
      [...read(file).matchAll(/^.*\buses:\s*(.*)$/gm)].map(([, used]) => used!),
    );
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((used) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))).toEqual(
      [],
    );
  });

  it('the image to begin with is an argument, and the file says how it is pinned', () => {
    const text = read('docs/deploy/Containerfile');
    expect(text.match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE}']);
    expect(text).toMatch(/^ARG NODE_IMAGE=\S+$/m);
    expect(text).toMatch(/^# .*--build-arg NODE_IMAGE=\S+@sha256:/m);
  });

  it('a package before its release, or below 1.0, is told as such', () => {
    const lines = read('README.md').split('\n');
    const early = Object.entries(PACKAGE['dependencies']!).filter(([, version]) =>
      /^0\.|-(?:alpha|beta|rc|next|canary)/.test(version),
    );
    expect(early.length).toBeGreaterThan(0);
    const untold = early.filter(
      ([name]) =>
        !lines.some((line) => line.startsWith(`| ${name} |`) && /beta|below 1\.0/.test(line)),
    );
    expect(untold).toEqual([]);
  });
});

describe('packages', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const packages = kinds.flatMap((kind) => Object.keys(PACKAGE[kind] ?? {}));
  const chapter = read('README.md').split('## Dependencies')[1]!.split('\n## ')[0]!;
  const told = [...chapter.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell]) => cell!.split(', '))
    .filter((name) => name !== 'package' && !name.startsWith('-'));

  it('every package stands in the README with its job', () => {
    expect(packages.filter((name) => !told.includes(name))).toEqual([]);
  });

  it('the README tells of no package that is not there', () => {
    expect(told.filter((name) => !packages.includes(name))).toEqual([]);
  });
});

describe('files that are named', () => {
  /** Patterns, and the examples that a reader makes. */
  const INVENTED = /[*…<{$]|quote|NAME/;
  const places = /^(?:config|content|docs|engine|schemas|scripts|site|tests)\//;
  const named = pages
    .filter((page) => !page.startsWith('docs/decisions/') && page !== 'docs/CHANGELOG.md')
    .flatMap((page) =>
      [...read(page).matchAll(/`([^`\s]+)`/g)]
        .map(([, name]) => name!)
        .filter((name) => places.test(name) && !INVENTED.test(name))
        .map((name) => [page, name] as const),
    );

  it.each([...Map.groupBy(named, ([page]) => page)])('%s names what is there', (page, own) => {
    // what other portals have: the library, one that is made, and what a reader is told to write
    const isThere = (name: string) =>
      ['', 'tests/library', 'scripts/new/portal'].some((folder) =>
        existsSync(join(ROOT, folder, name)),
      ) || read(page).includes(`\n\`${name}\`:\n`);
    expect(own.filter(([, name]) => !isThere(name))).toEqual([]);
  });
});

describe('the changelog', () => {
  const sections = read('docs/CHANGELOG.md')
    .split(/^#{2,3} /m)
    .slice(1);

  it.each(sections.map((text) => [text.split('\n')[0]!, text] as const))(
    '%s has at most forty lines',
    (_, text) => expect(text.trim().split('\n').length).toBeLessThanOrEqual(40),
  );
});

describe('decisions', () => {
  const files = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));

  it.each(files)('%s has its date, context, decision and consequences', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text).toMatch(/^# \d{4} .+\n\n\d{4}-\d{2}-\d{2} · \w+/);
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  it('are numbered without a gap', () => {
    const numbers = files.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('what editors copy', () => {
  const product = foldersOf('product');
  const FILTERS = 'title: {uk: А, en: A}\nfilters: [year, monthFrom, monthTo, fundType, chapter]\n';
  const copied = pages
    .filter((page) => page.startsWith('docs/editor'))
    .flatMap((page) => [
      ...[...read(page).matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, yaml]) => [page, yaml!]),
      ...[...read(page).matchAll(/`(only: \{[^`]+\})`/g)].map(([, only]) => [
        page,
        `- kind: links\n  ${only}\n`,
      ]),
    ]) as [string, string][];

  it.each(copied)('%s: %j', (_, yaml) => {
    const block = `${FILTERS}blocks:\n${yaml.replaceAll(/^(?=.)/gm, '  ')}`;
    const page = yaml.startsWith('- ') ? block : yaml;
    // a first line alone is none
    if (!/^\w/m.test(page)) return;
    const put = new Map([[join(product.config, 'pages/copied.yaml'), Buffer.from(page)]]);
    const { problems } = checkPortal(
      { ...product, files: putOver(product.files, put) },
      KINDS,
      checkDemonstration,
    );
    // the page has the filters of every example
    expect(problems.filter(({ code }) => code !== 'filter-not-asked')).toEqual([]);
  });

  it('every field and every colour of a chart is told', () => {
    const told = read('docs/editor/charts.md');
    for (const field of [...ROW_NAMES, 'value', 'plan']) expect(told).toContain(`\`${field}\``);
    const named = listFiles('engine/base/charts').flatMap(
      (file) => read(file).match(/var\(--[\w-]+\)/g) ?? [],
    );
    for (const colour of named) expect(told).toContain(colour);
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .map((file) => file.replaceAll('\\', '/'));
}

/** Fenced blocks and code in a line hold brackets that are no links. */
function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

/** Fewer characters may well be said again. */
const LONG = 60;

/** How long paragraphs, bullets, rows and sentences begin: two versions of one text begin alike. */
function sayingsIn(text: string): string[] {
  return text
    .replaceAll(/^ *```[^]*?^ *```/gm, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|\|) )|\n(?! )/)
    .map((part) =>
      part
        .replaceAll(/\s+/g, ' ')
        .replace(/^ ?(?:[-*]|\d+\.) /, '')
        .trim(),
    )
    .flatMap((part) => [...new Set([part.slice(0, LONG), ...part.split(/(?<=[.;:!?]) /)])])
    .filter((words) => words.length >= LONG);
}

/** Anchors of headings as code hosts make them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function choresIn(text: string): string[] {
  const run = [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, name]) => name!);
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name!);
  return [...new Set([...run, ...short])];
}

/** `env.NAME`, `env['NAME']` and `const { NAME: … } = env`; those of the bundler (`import.meta.env`) are not the system's. */
function variablesIn(text: string): string[] {
  const own = text.replaceAll('import.meta.env', '');
  const asked = [...own.matchAll(/\benv(?:\.([A-Z][A-Z_]+)\b|\['([A-Z][A-Z_]+)'\])/g)].map(
    ([, dotted, quoted]) => (dotted ?? quoted)!,
  );
  const taken = [...own.matchAll(/\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g)].flatMap(([, names]) =>
    [...names!.matchAll(/(?:^|,)\s*([A-Z][A-Z_]+)\b/g)].map(([, name]) => name!),
  );
  return [...new Set([...asked, ...taken])];
}
