import { foldersFrom, loadPortal, Ledger, ledgersFolder } from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';
import { searchPortal } from '../engine/answers/search/search.ts';
const portal = loadPortal(foldersFrom(process.env), KINDS);
const ledger = await Ledger.open(ledgersFolder('/tmp/search'), 'ebff0ccf8fbb8952', portal.model);
const mem = () => { (globalThis as any).gc?.(); return process.memoryUsage().heapUsed / 1e6; };
const m0 = mem(); let t = performance.now();
searchPortal(portal, ledger, 'освіта', 'uk');
console.log('first ms', performance.now() - t, 'MB', mem() - m0);
const uk = 'ПДФО|ПДВ|ЄСВ|військовий збір|11010100|0253600000|зобовязання|зарплата вчителя|Києва|Київ|Львова|Харків|Одеса|Миколаївка|скільки на освіту|на що йдуть мої податки|коли приймають бюджет|мінімальна зарплата 2026|як скачати дані|контакти мінфіну|cookie|державний борг України|КЕКВ 2210|0611010|7461|ФОП|Винниця|едыный податок|дотация|НДС|Киев|дороги'.split('|');
const en = 'Kiev|Odessa|defense|kindergartens|nursery|where do my taxes go|when is the budget adopted|Kyiv|Lviv|Vinnytsia'.split('|');
const times: number[] = [];
for (const [l, qs] of [['uk', uk], ['en', en]] as const) for (const q of qs) {
  searchPortal(portal, ledger, q, l); t = performance.now();
  const r = searchPortal(portal, ledger, q, l); times.push(performance.now() - t);
  console.log(q, '→', times.at(-1)!.toFixed(1), r.length, r.slice(0, 3).map((x) => `${x.kind} ${x.code} ${(x.name[l] ?? x.name['uk'] ?? '').slice(0, 50)}`).join(' | '));
}
times.sort((a, b) => a - b); console.log('p50', times[times.length >> 1], 'max', times.at(-1));
process.exit(0);
