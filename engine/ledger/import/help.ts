// What an operator is told of imports: what may be named, which forms are known, how a file must be called.

import { textIn } from '../../language/text.ts';
import type { Format, Portal } from '../../model/portal.ts';
import { exportForms } from './exportForms.ts';
import { describeFileName } from './fileName.ts';

/** The answer to `import --help`, in lines. */
export function importHelp(portal: Pick<Portal, 'calls' | 'model' | 'formats'>): string {
  const exported = exportForms(portal);
  const known = [...portal.formats, ...exported.formats].filter(({ kind }) => kind !== 'ignored');
  return [
    'usage: npm run ledger -- import PATH [PATH …]',
    '',
    'Reads files and folders, also .gz, recognises each by its content, checks all of them, and publishes once.',
    'A file that is nearly of a form is refused by name and line, and nothing is published; what resembles none is skipped.',
    '',
    'forms of figures',
    ...known.filter(({ kind }) => kind === 'figures').map(readLine),
    '',
    'forms of names',
    ...known.filter(({ kind }) => kind === 'members').map(readLine),
    '',
    'files of this portal that cannot be imported: their rows are derived from others',
    ...[...new Set(exported.derived)].map((file) => `  ${file}`),
  ].join('\n');
}

function readLine(format: Format): string {
  const name = format.fileName ? `, named like ${describeFileName(format)}` : '';
  return `  ${format.name}: ${textIn(format.title, 'en')}${name}`;
}
