import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { execSync } from 'node:child_process';
import { solved, FILLED } from './post.ts';
const origin = 'http://127.0.0.1:8341'; const path = '/api/message/send2';
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(execSync(`cat /proc/${process.argv[2]}/status`).toString())![1]) >> 10;
const chunk = (t: string) => `${Buffer.byteLength(t).toString(16)}\r\n${t}\r\n`;
const KB = 900;
async function tiny(from: string) {
  const fields = Object.entries({ key: randomUUID(), challenge: await solved(origin), ...FILLED }).map(([n, v]) => `--x\r\ncontent-disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`).join('');
  const s = connect(8341, '127.0.0.1'); let heard = ''; s.on('data', (d) => (heard += d)); s.on('error', (e) => (heard += e.message));
  s.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:8341\r\nx-forwarded-for: ${from}\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n${chunk(fields)}`);
  for (let f = 0; f < 5; f++) {
    s.write(chunk(`--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-`));
    const part = '1\r\na\r\n'.repeat(10240);
    for (let k = 0; k < KB / 10; k++) { if (!s.write(part)) await new Promise((r) => s.once('drain', r)); }
    s.write(chunk('\r\n'));
  }
  s.write(chunk('--x--\r\n') + '0\r\n\r\n');
  while (!heard.includes('\r\n\r\n')) { await new Promise((r) => setTimeout(r, 50)); if (s.destroyed) break; }
  s.destroy(); return heard.slice(0, 12) + (/\{.*\}/.exec(heard)?.[0] ?? '');
}
console.log('rss', rss()); let most = 0; const t = setInterval(() => (most = Math.max(most, rss())), 200);
const live = setInterval(async () => { const b = performance.now(); await (await fetch(origin + '/livez')).text(); slowest = Math.max(slowest, performance.now() - b); }, 200); let slowest = 0;
const b = performance.now();
console.log(await Promise.all(Array.from({ length: Number(process.argv[3]) }, (_, i) => tiny('203.9.1.' + i))), ((performance.now() - b) / 1000).toFixed(1), 's, most', most, 'now', rss(), 'livez slowest', slowest.toFixed(0), 'ms'); clearInterval(t); clearInterval(live);
process.exit();
