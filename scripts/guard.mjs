// Loaded before every script: says clearly where the Node that runs is too old to run it.

const wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Потрібен Node ${wanted}, а працює ${process.versions.node}. «npm ci» ставить Node ${wanted} як пакунок; запускайте через npm, без --omit=optional.\nThis needs Node ${wanted} and runs on ${process.versions.node}. "npm ci" brings Node ${wanted} along as a package; run through npm, without --omit=optional.`,
  );
  process.exit(1);
}
