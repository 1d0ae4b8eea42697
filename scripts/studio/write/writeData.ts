// Changed data in the text of a file, with every other byte as it was.

import { StudioRefusal } from '../refusal.ts';
import { writeCsv } from './csv.ts';
import { TreeEdit } from './treeEdit.ts';
import { mannerOf } from './manner.ts';
import { TextTree } from './textTree.ts';

/** Values are changed in place at most so deep; where that cannot be, those at a smaller depth are written anew. */
const DEEPEST = 12;

/** The text of a YAML, JSON, CSV (rows of cells) or Markdown file (the text itself) with this data in it. Throws StudioRefusal where the text cannot be read or cannot hold the data. */
export function writeData(path: string, text: string, data: unknown): string {
  if (path.endsWith('.csv')) return writeCsv(text, data as readonly (readonly string[])[]);
  if (!/\.(?:yaml|json)$/.test(path)) return String(data);
  const json = path.endsWith('.json');
  const tree = new TextTree(text, json);
  if (!tree.whole)
    throw new StudioRefusal(422, {
      uk: 'Текст файлу не вдається прочитати: спершу виправте помилку в тексті.',
      en: 'The text of the file cannot be read: mend the mistake in the text first.',
    });
  if (tree.says(tree.root, data)) return text;
  const manner = mannerOf(tree);
  for (let depth = DEEPEST; depth >= 0; depth--)
    for (const literal of [true, false]) {
      const written = new TreeEdit(tree, { ...manner, literal }, depth).write(data);
      const read = new TextTree(written, json);
      if (read.whole && read.says(read.root, data)) return written;
    }
  throw new StudioRefusal(422, {
    uk: 'Ці дані не можна записати у файл так, щоб вони прочиталися такими самими.',
    en: 'These data cannot be written to the file so that they are read as the same.',
  });
}
