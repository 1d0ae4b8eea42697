// Loaded before every script and every thread of it: says clearly where the Node that runs is too old, and keeps what the scripts are compiled to.

import module from 'node:module';
import { resolve } from 'node:path';

const wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Потрібен Node ${wanted}, а працює ${process.versions.node}. «npm ci» ставить Node ${wanted} як пакунок; запускайте через npm, без --omit=optional.\nThis needs Node ${wanted} and runs on ${process.versions.node}. "npm ci" brings Node ${wanted} along as a package; run through npm, without --omit=optional.`,
  );
  process.exit(1);
}
// beside the portal, whatever the data is; a file that has changed is compiled anew, and a folder that cannot be written keeps nothing
module.enableCompileCache(resolve('.portal/compiled'));
