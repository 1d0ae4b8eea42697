// Messages of readers: what is taken, what is refused and how, that an acknowledged one is kept and delivered.

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { docxOf, odtOf, xlsxOf } from './archive.ts';
import {
  bodyOf,
  FILLED,
  openOffice,
  openSmtp,
  send,
  solved,
  until,
  type Attached,
  type Office,
  type PostServer,
} from './post.ts';

const PDF: Attached = { name: 'a.pdf', bytes: '%PDF-1.7\n%\n' };
const MEGABYTE = 1024 * 1024;
const pdfOf = (bytes: number): Attached => ({
  name: 'large.pdf',
  bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]),
});
/** Texts of which nothing can be seen. */
const UNSEEN = [
  '\u200b',
  '\u00a0\u2003',
  '\u200d\u2060\ufeff',
  '\u00ad',
  '\u3164\u115f',
  '\u2800',
  '\u0301',
  '\u{e0041}',
];
/** Nothing of a message may be told in a log. */
const SECRETS = [...Object.values(FILLED), 'example.ua', 'Коваль'];

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => await office.stop());

const kept = (of: Office) => readdirSync(join(of.folder, 'new'));

describe('a message', () => {
  it('that is acknowledged is on disk, under a name of our own', async () => {
    const { status, body } = await send(
      office,
      await bodyOf(office.origin, {}, [PDF, { name: 'Лист.TXT', bytes: 'Текст' }]),
    );
    expect(status).toBe(202);
    const name = kept(office).find((one) => one.includes(String(body['id'])))!;
    const letter = JSON.parse(readFileSync(join(office.folder, 'new', name), 'utf8')) as {
      text: string;
      subject: string;
      files: { name: string; content: string }[];
    };
    for (const value of Object.values(FILLED)) expect(letter.text).toContain(value);
    expect(
      letter.files.map((file) => [file.name, Buffer.from(file.content, 'base64').toString()]),
    ).toEqual([
      ['file-1.pdf', PDF.bytes],
      ['file-2.txt', 'Текст'],
    ]);
    expect(letter.subject).not.toContain(FILLED.subject);
    expect(readdirSync(join(office.folder, 'tmp'))).toEqual([]);
  });

  it('posted twice with one key is one message, also at the same moment', async () => {
    const key = randomUUID();
    const challenge = await solved(office.origin);
    const before = kept(office).length;
    const answers = await Promise.all(
      Array.from(
        { length: 6 },
        async () => await send(office, await bodyOf(office.origin, { key, challenge })),
      ),
    );
    answers.push(await send(office, await bodyOf(office.origin, { key })));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1);
    expect(kept(office).length).toBe(before + 1);
  });

  it('may have files as office programs write them', async () => {
    const { status } = await send(
      office,
      await bodyOf(office.origin, {}, [
        { name: 'a.docx', bytes: docxOf() },
        { name: 'a.XLSX', bytes: xlsxOf() },
        { name: 'a.odt', bytes: odtOf('<manifest/>') },
      ]),
    );
    expect(status).toBe(202);
  });

  it('may be written in signs and in letters with marks', async () => {
    for (const text of ['?', '👩‍👧', 'Й', '\u200fשלום\u200f', '\u0915\u094d\u0937'])
      expect(
        (await send(office, await bodyOf(office.origin, { name: text, message: text }))).status,
      ).toBe(202);
  });

  it('may have five files of exactly one megabyte', async () => {
    const { status } = await send(
      office,
      await bodyOf(
        office.origin,
        {},
        Array.from({ length: 5 }, () => pdfOf(MEGABYTE)),
      ),
    );
    expect(status).toBe(202);
  });

  it('of fifty senders at once is kept or sent away to come again, and none is lost', async () => {
    const few = await openOffice({ form: { mostSenders: 4 } });
    try {
      const bodies = await Promise.all(
        Array.from({ length: 50 }, async () => await bodyOf(few.origin, {}, [pdfOf(200_000)])),
      );
      const answers = await Promise.all(bodies.map(async (body) => await send(few, body)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202, 503]));
      for (const { status, headers, body } of answers)
        if (status === 503)
          expect([headers.get('retry-after'), body['code']]).toEqual(['2', 'too-many-senders']);
      expect(kept(few).length).toBe(answers.filter((answer) => answer.status === 202).length);
      for (const [i, body] of bodies.entries())
        if (answers[i]!.status === 503) expect((await send(few, body)).status).toBe(202);
      expect(kept(few).length).toBe(50);
    } finally {
      await few.stop();
    }
  });
});

describe('what is refused', () => {
  const refused = async (
    fields: Readonly<Record<string, string>>,
    files: readonly Attached[] = [],
    of = office,
  ) => {
    const before = kept(of).length;
    const answer = await send(of, await bodyOf(of.origin, fields, files));
    expect(kept(of).length).toBe(before);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    for (const secret of Object.values(fields).filter((value) => value.includes('@')))
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    return [answer.status, answer.body['code'], answer.body['fields'] ?? answer.body['parameter']];
  };

  it.each([
    ['pdf', 'MZ\x90\x00 and more'],
    ['pdf', '<html><script>'],
    ['png', '%PDF-1.7'],
    ['jpg', 'GIF89a'],
    ['docx', 'PK\x03\x04 no archive'],
    ['odt', 'PK\x03\x04'],
    ['txt', 'a\x00b'],
    ['txt', '<!DOCTYPE html>'],
    ['csv', '#!/bin/sh'],
  ])('a file that is called .%s and is something else', async (ending, bytes) => {
    expect(await refused({}, [{ name: `x.${ending}`, bytes }])).toEqual([
      415,
      'wrong-file-type',
      [{ name: 'files', reason: 'file-type' }],
    ]);
  });

  it.each(['x.exe', 'x.pdf.exe', 'x', 'x.svg', 'x.docm', 'pdf'])(
    'a file with an ending that is not on the list: %s',
    async (name) => {
      expect(await refused({}, [{ name, bytes: PDF.bytes }])).toEqual([
        400,
        'invalid-field',
        [{ name: 'files', reason: 'file-type' }],
      ]);
    },
  );

  it('a file one byte too large, an empty one, a sixth one', async () => {
    expect(await refused({}, [pdfOf(MEGABYTE + 1)])).toEqual([413, 'too-large', 'files']);
    expect(await refused({}, [{ name: 'a.pdf', bytes: '' }])).toEqual([
      400,
      'invalid-field',
      [{ name: 'files', reason: 'file-empty' }],
    ]);
    expect(
      await refused(
        {},
        Array.from({ length: 6 }, () => PDF),
      ),
    ).toEqual([413, 'too-many-files', undefined]);
  });

  it.each(Object.keys(FILLED))('nothing in the field %s', async (name) => {
    for (const text of [' ', ...UNSEEN])
      expect(await refused({ [name]: text })).toEqual([
        400,
        'invalid-field',
        [{ name, reason: 'required' }],
      ]);
  });

  it.each<[string, string, () => Buffer]>([
    ['a program', 'file-program', () => docxOf({ name: 'word/evil.exe', content: 'MZ' })],
    ['a path upwards', 'file-names', () => docxOf({ name: '../x', content: 'x' })],
    [
      'what unpacks a thousand times',
      'file-unpacks',
      () => docxOf({ name: 'word/a.xml', content: Buffer.alloc(60 * MEGABYTE) }),
    ],
  ])('a document with %s in it', async (_, reason, make) => {
    expect(await refused({}, [PDF, { name: 'a.docx', bytes: make() }])).toEqual([
      415,
      'wrong-file-type',
      [{ name: 'files', reason }],
    ]);
  });

  it.each([
    'olena',
    'olena@',
    '@example.ua',
    'a b@example.ua',
    'a@b',
    'a..b@example.ua',
    'a@b..ua',
    'a@example.ua, b@example.ua',
    '<a@example.ua>',
  ])('an address that is none: %s', async (email) => {
    expect(await refused({ email })).toEqual([
      400,
      'invalid-field',
      [{ name: 'email', reason: 'email' }],
    ]);
  });

  it.each([
    'a@mail.ru',
    'a@MAIL.RU',
    'a@sub.mail.ru',
    'a@yandex.ua',
    'a@yandex.ru',
    'a@vk.com',
    'a@ok.ru',
    'a@rambler.ru',
    'a@bk.ru',
    'a@ya.ru',
    'a@vk.ru',
    'a@mail.ua',
    'a@xmail.ru',
    'a@narod.ru',
    'a@yandex.com.tr',
    'a@yandex.uz',
    'a@sub.yandex.kz',
    'a@ｍａｉｌ.ru',
  ])('an address on a prohibited domain: %s', async (email) => {
    expect(await refused({ email })).toEqual([
      400,
      'invalid-field',
      [{ name: 'email', reason: 'prohibited' }],
    ]);
  });

  it('no address on a domain that only resembles a prohibited one', async () => {
    for (const email of [
      'a@gmail.ru.example.ua',
      'a@hotmail.run',
      'a@notmail.ruling.ua',
      'a@xmail.ru.ua',
      'a@mail.ua.example.ua',
      'a@narod.run',
      'a@yandex.com.ua.example.ua',
      'a@myok.ruh.ua',
    ])
      expect((await send(office, await bodyOf(office.origin, { email }))).status).toBe(202);
  });

  it('an unknown field, a field twice, a field behind a file, a field that is too long', async () => {
    expect(await refused({ bcc: 'all' })).toEqual([400, 'unknown-parameter', 'bcc']);
    const twice = await bodyOf(office.origin);
    twice.append('name', 'Ще хтось');
    expect((await send(office, twice)).body['code']).toBe('repeated-parameter');
    const behind = await bodyOf(office.origin, {}, [PDF]);
    behind.append('lang', 'uk');
    expect((await send(office, behind)).body['code']).toBe('broken-upload');
    expect(await refused({ message: 'a'.repeat(5001) })).toEqual([
      400,
      'invalid-field',
      [{ name: 'message', reason: 'long' }],
    ]);
    expect(await refused({ message: 'a'.repeat(60_000) })).toEqual([413, 'too-large', 'message']);
  });

  it('a key that is none, a language that is none', async () => {
    expect(await refused({ key: '../../etc' })).toEqual([400, 'invalid-parameter', 'key']);
    expect(await refused({ lang: 'xx' })).toEqual([400, 'invalid-parameter', 'lang']);
  });

  it('a page of another site, and a body of another type', async () => {
    for (const [name, value] of [
      ['origin', 'https://elsewhere.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['sec-fetch-site', 'none'],
    ] as const) {
      const answer = await send(office, await bodyOf(office.origin), { [name]: value });
      expect([answer.status, answer.body['code']]).toEqual([403, 'wrong-origin']);
    }
    expect(
      (
        await send(office, await bodyOf(office.origin), {
          origin: office.origin,
          'sec-fetch-site': 'same-origin',
        })
      ).status,
    ).toBe(202);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json',
      'application/xml',
      'multipart/mixed; boundary=x',
    ]) {
      const answer = await send(office, '{}', { 'content-type': type });
      expect([type, answer.status, answer.body['code']]).toEqual([type, 415, 'unsupported-type']);
    }
    expect((await send(office, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  it('a multipart body at any other address', async () => {
    const response = await fetch(`${office.origin}/api/message/other`, {
      method: 'POST',
      body: await bodyOf(office.origin),
    });
    expect(response.status).toBe(404);
  });
});

describe('a body that is refused half way', () => {
  it('is let pass to its end: the next question on the same connection is heard', async () => {
    const { port } = new URL(office.origin);
    const fields = `${'--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n'.repeat(2)}--x\r\n`;
    const rest = 'b'.repeat(MEGABYTE);
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    try {
      socket.write(
        `POST ${office.form.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${fields.length + rest.length}\r\n\r\n${fields}`,
      );
      await until(() => heard.includes('repeated-parameter'));
      socket.write(`${rest}GET /livez HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
      await until(() => heard.endsWith('ok\n'));
      expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    } finally {
      socket.destroy();
    }
  });
});

describe('a body that breaks off', () => {
  it('half way leaves nothing, and the place of its sender is free again', async () => {
    const one = await openOffice({ form: { mostSenders: 1 } });
    try {
      const { port } = new URL(one.origin);
      for (let i = 0; i < 3; i++) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => {});
        socket.write(
          `POST ${one.form.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-`,
        );
        await new Promise((resolve) => setTimeout(resolve, 30));
        socket.destroy();
      }
      let status = 503;
      await until(
        async () => (status = (await send(one, await bodyOf(one.origin))).status) !== 503,
      );
      expect(status).toBe(202);
      expect(kept(one).length).toBe(1);
      expect(readdirSync(join(one.folder, 'tmp'))).toEqual([]);
    } finally {
      await one.stop();
    }
  });

  it('without its last border, or with a part that has no name, is refused', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA',
      '--x\r\ncontent-disposition: form-data\r\n\r\nA\r\n--x--\r\n',
      'nothing',
      '--x--\r\n',
    ])
      expect((await send(office, body, type)).status).toBe(400);
  });
});

describe('the puzzle', () => {
  const codeOf = async (challenge: string, of = office) =>
    (await send(of, await bodyOf(of.origin, { challenge }))).body['code'];

  it('serves once', async () => {
    const challenge = await solved(office.origin);
    expect(await codeOf(challenge)).toBeUndefined();
    expect(await codeOf(challenge)).toBe('challenge-used');
  });

  it('is refused when forged, unsolved, garbled or of another server', async () => {
    const challenge = JSON.parse(await solved(office.origin)) as {
      challenge: { parameters: Record<string, unknown>; signature: string };
      solution: { counter: number; derivedKey: string };
    };
    const forged = (change: (copy: typeof challenge) => void) => {
      const copy = structuredClone(challenge);
      change(copy);
      return JSON.stringify(copy);
    };
    const other = await openOffice();
    try {
      const wrong = [
        forged((copy) => {
          copy.challenge.parameters['cost'] = 1;
          copy.challenge.parameters['keyPrefix'] = '00';
        }),
        forged((copy) => {
          copy.challenge.signature = '0'.repeat(64);
        }),
        forged((copy) => {
          copy.solution.derivedKey = 'ab'.repeat(32);
        }),
        forged((copy) => {
          delete copy.challenge.parameters['keySignature'];
        }),
        forged((copy) => {
          copy.challenge.parameters['expiresAt'] = 9_999_999_999;
        }),
        await solved(other.origin),
        '{}',
        'null',
        '[]',
        '{"challenge":{},"solution":{}}',
        'x',
        JSON.stringify({
          challenge: { parameters: {}, signature: 'a' },
          solution: { counter: 1, derivedKey: 'aa' },
        }),
        'x'.repeat(10_000),
      ];
      for (const one of wrong) expect(await codeOf(one)).toBe('challenge-wrong');
    } finally {
      await other.stop();
    }
    expect(await codeOf('')).toBe('challenge-wrong');
    expect(await codeOf(JSON.stringify(challenge))).toBeUndefined();
  });

  it('is refused when it is too old', async () => {
    const short = await openOffice({ puzzle: { cost: 1, fewest: 1, most: 2, seconds: 1 } });
    try {
      const challenge = await solved(short.origin);
      await new Promise((resolve) => setTimeout(resolve, 2100));
      expect(await codeOf(challenge, short)).toBe('challenge-expired');
    } finally {
      await short.stop();
    }
  });

  it('is asked for before any file is', async () => {
    const body = new FormData();
    body.append('key', randomUUID());
    body.append('files', new Blob(['%PDF-']), 'a.pdf');
    const { status, body: problem } = await send(office, body);
    expect([status, problem['parameter']]).toEqual([400, 'challenge']);
  });
});

describe('headers of the letter', () => {
  const OURS = [
    'From',
    'To',
    'Subject',
    'Message-ID',
    'Date',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
    'Content-Disposition',
  ];
  const INJECTIONS = [
    'x\r\nBcc: all@example.ua',
    'x\nBcc: all@example.ua',
    'x\rBcc: all@example.ua',
    'x\u2028Bcc: all@example.ua',
    'x\u0000Bcc',
    'x%0d%0aBcc: all@example.ua',
    '=?utf-8?Q?x=0D=0ABcc:_all@example.ua?=',
  ];

  it.each(['full', 'none'] as const)(
    'hold nothing of what is written in any field (validation: %s)',
    async (validation) => {
      const smtp = await openSmtp();
      const sent = await openOffice({ smtp: smtp.url, form: { validation } });
      try {
        let expected = 0;
        for (const name of [...Object.keys(FILLED), 'lang', 'key']) {
          for (const text of INJECTIONS) {
            const { status } = await send(sent, await bodyOf(sent.origin, { [name]: text }));
            expect([202, 400]).toContain(status);
            if (status === 202) expected++;
            if (
              validation === 'full' &&
              name !== 'message' &&
              [...text].some((letter) => letter < ' ' || letter === '\u2028')
            )
              expect(status).toBe(400);
          }
        }
        for (const name of INJECTIONS)
          if (
            (
              await send(
                sent,
                await bodyOf(sent.origin, {}, [{ name: `${name}.pdf`, bytes: PDF.bytes }]),
              )
            ).status === 202
          )
            expected++;
        await until(() => smtp.taken.length === expected);
        for (const { raw, to } of smtp.taken) {
          const [head = ''] = raw.split('\r\n\r\n');
          const names = [...raw.matchAll(/^([a-z][a-z-]*): /gim)].map((match) => match[1]);
          expect(names.filter((name) => !OURS.includes(name!))).toEqual([]);
          expect(head).not.toMatch(/all@example|olena|@(?!portal\.example)/i);
          for (const [, name] of raw.matchAll(/name=("?[^\s;]+)/g))
            expect(name).toMatch(/^"?file-\d\./);
          expect(to).toEqual(['desk@portal.example']);
        }
        expect(expected).toBeGreaterThan(5);
      } finally {
        await sent.stop();
        await smtp.close();
      }
    },
  );
});

describe('validation: none', () => {
  it('takes what was typed as it is, within its limits', async () => {
    const open = await openOffice({ form: { validation: 'none' } });
    try {
      expect(
        (
          await send(
            open,
            await bodyOf(open.origin, { name: '', email: 'no address', subject: '', message: '' }),
          )
        ).status,
      ).toBe(202);
      expect(
        (await send(open, await bodyOf(open.origin, {}, [{ name: 'a.exe', bytes: 'MZ' }]))).status,
      ).toBe(400);
      expect(
        (await send(open, await bodyOf(open.origin, {}, [{ name: 'a.pdf', bytes: 'MZ' }]))).status,
      ).toBe(415);
      expect((await send(open, await bodyOf(open.origin, { challenge: 'x' }))).status).toBe(403);
    } finally {
      await open.stop();
    }
  });
});

describe('delivery', () => {
  let smtp: PostServer;
  const within = async (
    options: Parameters<typeof openOffice>[0],
    run: (of: Office) => Promise<void>,
  ) => {
    smtp = await openSmtp();
    const of = await openOffice({ smtp: smtp.url, ...options });
    try {
      await run(of);
      for (const line of of.log) for (const secret of SECRETS) expect(line).not.toContain(secret);
    } finally {
      await of.stop();
      await smtp.close();
    }
  };
  const ids = () => new Set(smtp.taken.map((mail) => mail.id));

  it('brings text and files, and keeps a receipt without a word of them', async () => {
    await within({}, async (of) => {
      const { body } = await send(of, await bodyOf(of.origin, {}, [PDF]));
      const receipts = () =>
        readdirSync(join(of.folder, 'cur')).map((name) =>
          readFileSync(join(of.folder, 'cur', name), 'utf8'),
        );
      await until(() => receipts().some((text) => text.startsWith('{"delivered"')));
      expect([...ids()]).toEqual([body['id']]);
      expect(smtp.taken[0]!.raw).toContain('file-1.pdf');
      expect(kept(of)).toEqual([]);
      expect(receipts()).toEqual([expect.stringMatching(/^\{"delivered":"[^"]+"\}$/)]);
    });
  });

  it.each([451, 554, 421])(
    'tries again after a reply of %i until it is taken, under the same Message-ID',
    async (reply) => {
      await within({ pace: { refusals: 1000 } }, async (of) => {
        smtp.reply = reply;
        const sent = [
          (await send(of, await bodyOf(of.origin))).body['id'],
          (await send(of, await bodyOf(of.origin))).body['id'],
        ];
        await until(() => smtp.tried >= 4);
        expect(smtp.taken).toEqual([]);
        smtp.reply = 250;
        await until(() => smtp.taken.length === 2);
        await until(() => kept(of).length === 0);
        expect(ids()).toEqual(new Set(sent));
      });
    },
  );

  it('sets a message aside that is refused for good again and again, and an operator brings it back', async () => {
    await within({}, async (of) => {
      smtp.reply = 554;
      await send(of, await bodyOf(of.origin));
      await until(() => readdirSync(join(of.folder, 'refused')).length === 1);
      smtp.reply = 250;
      expect(await of.box.retry()).toBe(1);
      await until(() => smtp.taken.length === 1);
    });
  });

  it('outlives a server that is slow, one that hangs, and one that goes and comes back', async () => {
    await within({ pace: { refusals: 1000 } }, async (of) => {
      smtp.slow = 300;
      await send(of, await bodyOf(of.origin));
      await until(() => smtp.taken.length === 1);
      smtp.slow = 0;
      await until(() => kept(of).length === 0);
      const { port } = new URL(smtp.url);
      await smtp.close();
      await send(of, await bodyOf(of.origin));
      await until(() => of.log.filter((line) => line.includes('not taken')).length >= 2);
      smtp = await openSmtp(Number(port));
      await until(() => smtp.taken.length === 1);
      await until(() => kept(of).length === 0);
    });
  });

  it('goes on after a restart with what waits', async () => {
    const root = mkdtempSync(join(tmpdir(), 'messages-'));
    const first = await openOffice({ folder: root });
    const { body } = await send(first, await bodyOf(first.origin));
    expect(first.log).toEqual([
      JSON.stringify({ message: 'PORTAL_SMTP is not set: messages wait on disk' }),
    ]);
    await first.stop();
    // what a killed process may leave behind
    writeFileSync(join(root, 'tmp', 'half'), '{"te');
    try {
      await within({ folder: root }, async () => {
        await until(() => smtp.taken.length === 1);
        expect([...ids()]).toEqual([body['id']]);
        expect(readdirSync(join(root, 'tmp')).includes('half')).toBe(false);
      });
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe('npm run messages', () => {
  it('lists without a word of the messages, retries, exports, purges, and knows wrong usage', async () => {
    const data = mkdtempSync(join(tmpdir(), 'data-'));
    const of = await openOffice({ folder: join(data, 'messages') });
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/messages.ts', ...args], {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', PORTAL_DATA: data },
      });
    try {
      const { body } = await send(of, await bodyOf(of.origin, {}, [PDF]));
      const list = run('list');
      expect([
        list.status,
        list.stdout.includes(String(body['id'])),
        list.stdout.includes('1 waiting'),
      ]).toEqual([0, true, true]);
      for (const secret of SECRETS) expect(list.stdout).not.toContain(secret);
      expect(run('retry').status).toBe(0);
      expect(run('export', join(data, 'out')).status).toBe(0);
      expect(readFileSync(join(data, 'out', String(body['id']), 'message.txt'), 'utf8')).toContain(
        FILLED.message,
      );
      expect(readdirSync(join(data, 'out', String(body['id'])))).toEqual([
        'file-1.pdf',
        'message.txt',
      ]);
      expect(run('export', join(data, 'out')).status).toBe(1);
      const purge = run('purge', '0');
      expect([purge.status, purge.stdout.trim()]).toEqual([0, 'purged    0 delivered']);
      expect(kept(of).length).toBe(1);
      for (const args of [[], ['purge', '-1'], ['purge', '1', '--all']])
        expect(run(...args).status).toBe(2);
    } finally {
      await of.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
