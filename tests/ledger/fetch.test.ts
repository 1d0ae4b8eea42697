// Fetching from a public service: one portal is filled from another, waits as it is asked to, and goes on where it stopped.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { download } from '../../engine/ledger/fetch/download.ts';
import { fetchRows, type Fetched, type FetchOptions } from '../../engine/ledger/fetch/fetchRows.ts';
import {
  fetchableCalls,
  UnknownQuestion,
  wantedFiles,
  type FetchQuestion,
} from '../../engine/ledger/fetch/wanted.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, importInto, serve, serveDemonstration, type Served } from '../served.ts';

const portal = portalOf('product');
const call = fetchableCalls(portal)[0]!;
const QUESTION: FetchQuestion = { key: '2555900000', year: 2025, only: [] };
const INCOMES = { ...QUESTION, only: ['INCOMES'] };
const HEADER = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n';
const ROW = '03.2025;C;2555900000;11010100;Податок;100;;10\r\n';

let place: ReturnType<typeof emptyFolder>;
let raw: string;
beforeEach(() => {
  place = emptyFolder();
  raw = join(place.folder, '..', 'raw');
});
afterEach(() => place.remove());

const fetchFrom = async (
  base: string,
  question = QUESTION,
  more: Partial<FetchOptions> = {},
): Promise<Fetched> =>
  await fetchRows(question, {
    portal,
    call,
    base: new URL(base),
    folder: raw,
    say: () => {},
    pauseMs: 0,
    ...more,
  });

/** A service that answers as told; `asked` holds the query of every request. */
async function withService<T>(
  answer: (request: IncomingMessage, response: ServerResponse, nth: number) => void,
  act: (base: string, asked: string[]) => Promise<T>,
): Promise<T> {
  const asked: string[] = [];
  const server = createServer((request, response) =>
    answer(request, response, asked.push(request.url!)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const good = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/csv' }).end(HEADER + ROW);

describe('one portal', () => {
  let source: Served;
  let base: string;
  beforeAll(async () => {
    source = await serveDemonstration();
    base = await source.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => await source.stop());

  it('is filled from another and gives the same bytes again', async () => {
    const said: string[] = [];
    const { fetched, failed, left } = await fetchFrom(base, QUESTION, {
      say: (line) => said.push(line),
    });
    // their names are exchanged as they are: that they are invented is said
    expect(said.filter((line) => line.startsWith('invented'))).toHaveLength(fetched.length);
    expect({ failed, left }).toEqual({ failed: [], left: [] });
    expect(fetched.length).toBe(call.formats.length * 2);
    await importInto(place.folder, [raw]);
    const copy = await serve(foldersOf('product'), place.folder);
    try {
      for (const { query, file } of wantedFiles(portal, call, QUESTION)) {
        const response = await copy.app.inject({ url: call.path, query });
        expect(response.headers['content-disposition'], file).toBe(`attachment; filename=${file}`);
        expect(response.rawPayload.equals(readFileSync(join(raw, file))), file).toBe(true);
      }
      expect(
        readFileSync(join(raw, 'local_2555900000_INCOMES_2025_month.csv'), 'utf8').split('\r\n')
          .length,
      ).toBeGreaterThan(100);
    } finally {
      await copy.stop();
    }
  });

  it('is not asked again for what is there', async () => {
    await fetchFrom(base, INCOMES);
    const path = join(raw, 'local_2555900000_INCOMES_2025_month.csv');
    utimesSync(path, 1, 1);
    const again = await fetchFrom(base, INCOMES);
    expect(again).toMatchObject({ fetched: [], failed: [], left: [] });
    expect(again.kept).toHaveLength(2);
    expect(statSync(path).mtimeMs).toBe(1000);
  });
});

describe('what is asked', () => {
  it('is every form and every grain that the configuration declares', () => {
    const files = wantedFiles(portal, call, QUESTION).map((one) => one.file);
    expect(new Set(files).size).toBe(call.formats.length * 2);
    expect(files).toContain('local_2555900000_CREDITS_CREDIT_2025_quarter.csv');
    expect(files).toContain('local_2555900000_FINANCING_DEBTS_2025_month.csv');
  });

  it('is narrowed by the names of the configuration', () => {
    expect(wantedFiles(portal, call, { ...QUESTION, only: ['EXPENSES'] })).toHaveLength(6);
    expect(wantedFiles(portal, call, { ...QUESTION, only: ['INCOMES', 'CREDIT'] })).toHaveLength(4);
  });

  it.each([
    [{ ...QUESTION, key: '12' }],
    [{ ...QUESTION, year: 2017 }],
    [{ ...QUESTION, only: ['RAINFALL'] }],
  ])('is refused before anything is asked where it has no sense: %j', (question) => {
    expect(() => wantedFiles(portal, call, question)).toThrow(UnknownQuestion);
  });
});

describe('a service', () => {
  it.each([429, 503])('that answers %i is asked again when it says', async (status) => {
    const said: string[] = [];
    await withService(
      (_, response, nth) =>
        nth === 1 ? response.writeHead(status, { 'retry-after': '1' }).end() : good(response),
      async (base, asked) => {
        const { fetched } = await fetchFrom(base, INCOMES, { say: (line) => said.push(line) });
        expect(fetched).toHaveLength(2);
        expect(asked).toHaveLength(3);
        expect(asked[1]).toBe(asked[0]);
      },
    );
    expect(said[0]).toBe(`waiting   1 s: the service answers ${status}`);
  });

  it('that stays away is left alone after some tries, and the rest is not asked', async () => {
    await withService(
      (_, response) => response.writeHead(503, { 'retry-after': '0' }).end(),
      async (base, asked) => {
        const { fetched, failed, left } = await fetchFrom(base, QUESTION, { tries: 3 });
        expect(asked).toHaveLength(3);
        expect(fetched).toEqual([]);
        expect(failed).toHaveLength(1);
        expect(left).toHaveLength(call.formats.length * 2 - 1);
      },
    );
  });

  it('that asks for more patience than there is, is left alone at once', async () => {
    await withService(
      (_, response) => response.writeHead(429, { 'retry-after': '86400' }).end(),
      async (base, asked) => {
        const { failed } = await fetchFrom(base, INCOMES);
        expect(asked).toHaveLength(1);
        expect(failed[0]!.reason).toContain('come back in 86400 s');
      },
    );
  });

  it('that breaks off in the middle leaves nothing behind, and the next run goes on from there', async () => {
    const breaking = (_: IncomingMessage, response: ServerResponse, nth: number) => {
      if (nth === 1) return good(response);
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '100000' });
      return response.write(HEADER + ROW, () => response.destroy());
    };
    await withService(breaking, async (base) => {
      const { fetched, failed } = await fetchFrom(base, INCOMES, { tries: 1 });
      expect([fetched.length, failed.length]).toEqual([1, 1]);
      expect(readdirSync(raw)).toEqual(fetched);
    });
    await withService(
      (_, response) => good(response),
      async (base, asked) => {
        const { fetched, kept } = await fetchFrom(base, INCOMES);
        expect([fetched.length, kept.length, asked.length]).toEqual([1, 1, 1]);
        expect(readdirSync(raw)).toHaveLength(2);
      },
    );
  });

  it('that is interrupted with the process leaves a partial file that is never imported and goes with the next run', async () => {
    await withService(
      (_, response) => good(response),
      async (base) => await fetchFrom(base, INCOMES),
    );
    writeFileSync(join(raw, '.local_2555900000_INCOMES_2024_month.csv.999999999.part'), HEADER);
    const said = await importInto(place.folder, [raw]);
    expect(said.filter((line) => line.includes('.part'))).toEqual([]);
    await withService(
      (_, response) => good(response),
      async (base) => await fetchFrom(base, INCOMES),
    );
    expect(readdirSync(raw).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  const wrong: [string, (response: ServerResponse) => unknown, RegExp][] = [
    [
      'a page',
      (response) => response.writeHead(200).end('<html>come in</html>\n'),
      /this is a page \(HTML\)/,
    ],
    [
      'a body cut off at a line',
      (response) => response.writeHead(200).end((HEADER + ROW).slice(0, -1)),
      /cut off/,
    ],
    [
      'another form',
      (response) => response.writeHead(200).end(HEADER.replace('COD_INCO', 'COD_FINA') + ROW),
      /the content is that of local-budget-data-financing|nearly|of another form/,
    ],
    ['nothing', (response) => response.writeHead(200).end(''), /the file is empty/],
    [
      'a refusal',
      (response) =>
        response
          .writeHead(404, { 'content-type': 'application/problem+json' })
          .end('{"title":"no such code"}'),
      /404 no such code/,
    ],
  ];
  it.each(wrong)(
    'that answers %s leaves no file, and the others are asked',
    async (_, answer, reason) => {
      await withService(
        (__, response, nth) => (nth === 1 ? answer(response) : good(response)),
        async (base) => {
          const { fetched, failed } = await fetchFrom(base, INCOMES);
          expect(failed.map((one) => reason.test(one.reason))).toEqual([true]);
          expect(readdirSync(raw)).toEqual(fetched);
          expect(fetched).toHaveLength(1);
        },
      );
    },
  );

  it('below a path of its own is asked there', async () => {
    await withService(
      (_, response) => good(response),
      async (base, asked) => {
        await fetchFrom(`${base}/mirror/`, INCOMES);
        expect(asked[0]).toMatch(
          /^\/mirror\/api\/public\/localBudgetData\?budgetCode=2555900000&budgetItem=INCOMES&period=MONTH&year=2025$/,
        );
      },
    );
  });
});

describe('a disk', () => {
  const MANNERS = { pauseMs: 0, tries: 3, patienceMs: 60_000, timeoutMs: 60_000, say: () => {} };

  it('without the folder is no fault of the service: it is asked once', async () => {
    await withService(
      (_, response) => good(response),
      async (base, asked) => {
        await expect(
          download(
            { url: new URL(base), path: join(raw, 'none', 'a.csv') },
            MANNERS,
            async () => {},
          ),
        ).rejects.toMatchObject({ code: 'ENOENT' });
        expect(asked).toHaveLength(1);
      },
    );
  });

  it.skipIf(!existsSync('/dev/full'))('that is full is told as what it is', async () => {
    mkdirSync(raw);
    symlinkSync(
      '/dev/full',
      join(raw, `.local_2555900000_INCOMES_2025_month.csv.${process.pid}.part`),
    );
    await withService(
      (_, response) => good(response),
      async (base, asked) => {
        await expect(fetchFrom(base, INCOMES)).rejects.toMatchObject({ code: 'ENOSPC' });
        expect(asked).toHaveLength(1);
      },
    );
    expect(readdirSync(raw)).toEqual([]);
  });
});
