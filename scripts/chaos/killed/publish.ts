// One publication in a process of its own, to be killed: says when it is ready, begins when told, says when it is done.

import { foldersFrom, importFiles, loadPortal, shippedDimensions } from '../../../engine/chores.ts';
import { KINDS } from '../../../site/kinds.ts';

const [, , folder = '', file = ''] = process.argv;
const folders = foldersFrom(process.env);
const portal = await loadPortal(folders, KINDS);

process.once('message', () => {
  void importFiles([file], {
    portal,
    folder,
    shipped: shippedDimensions(folders),
    say: () => {},
  }).then(() => {
    process.send?.('done');
    process.disconnect();
  });
});
process.send?.('ready');
