// One publication in a process of its own, to be killed: begins when told.

import { foldersFrom, importFiles, loadPortal, shippedDimensions } from '../../../engine/chores.ts';
import { KINDS } from '../../own.ts';
import { answerParent } from '../../harness/child.ts';

const [, , folder = '', file = ''] = process.argv;
const folders = foldersFrom(process.env);
const portal = await loadPortal(folders, KINDS);

answerParent('', {
  publish: async () => {
    const shipped = shippedDimensions(folders);
    await importFiles([file], { portal, folder, shipped, say: () => {} });
  },
});
