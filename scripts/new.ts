// Writes a valid starting file: page, filter, call, chart, entry, the room of a kind or shape, or a whole portal. Exit codes 0, 1, 2.

import { argv } from 'node:process';

import { NAMES } from './new/names.ts';

const USAGE = `usage: npm run new -- portal FOLDER [--languages en,pl]
                                          a whole small portal in an empty folder, e.g. portal ../city --languages en,uk
       npm run new -- page ADDRESS        a page with its text, e.g. page national-budget/notes
       npm run new -- filter NAME         a filter field, e.g. filter season
       npm run new -- call FAMILY/NAME    a question to the API, e.g. call reports/by-function
       npm run new -- chart PAGE/NAME     a chart template for a page with a chart, e.g. chart debt/state/by-kind
       npm run new -- term ID             a term of the glossary, e.g. term budget-year
       npm run new -- section ID          a section of the declaration with its texts, e.g. section climate
       npm run new -- entry COLLECTION/ID an entry of any collection in config/portal.yaml, e.g. entry links/parliament-budget
       npm run new -- block KIND          the room of a kind of block, with its schema, e.g. block quote
       npm run new -- answer SHAPE        the room of a shape of answer, e.g. answer total`;

const [kind = '', name = '', ...rest] = argv.slice(2);
const isPortal = kind === 'portal' && name !== '' && !name.startsWith('-');

if (isPortal && (rest.length === 0 || (rest.length === 2 && rest[0] === '--languages')))
  await refusing(async () => {
    const { writePortal } = await import('./new/portal.ts');
    for (const line of writePortal(name, (rest[1] ?? 'en').split(','))) console.log(line);
  });
else if (isKind(kind) && rest.length === 0 && NAMES[kind].test(name))
  await refusing(async () => {
    const { writeNew } = await import('./new/write.ts');
    await writeNew(kind, name);
  });
else {
  if (isKind(kind) && name !== '' && rest.length === 0)
    console.error(`not a name of a ${kind}: ${name}`);
  console.error(USAGE);
  process.exitCode = 2;
}

/** What cannot be written is said, with the reason. */
async function refusing(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    console.error(`refused   ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

function isKind(word: string): word is keyof typeof NAMES {
  return Object.hasOwn(NAMES, word);
}
