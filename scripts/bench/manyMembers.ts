// Members that nobody is: invented names and codes, so many as a register of a whole country has, made in memory.

import { at, Members, type loadPortal } from '../../engine/serve.ts';

type Model = ReturnType<typeof loadPortal>['model'];

const KINDS = ['Відділ', 'Управління', 'Установа', 'Школа', 'Лікарня', 'Бібліотека', 'Рада'];
const PLACES = ['Вигадана', 'Зразкова', 'Показова', 'Уявна', 'Приклад', 'Є', 'Ґедзь', 'Їжак'];
/** One at the top has so many below it, and each of them as many. */
const BELOW = 40;

/** The same ones each time: the first stand at the top, the rest below those before them. */
export function manyMembers(model: Model, dimension: string, count: number): Members {
  const codes = Array.from({ length: count }, (_, i) => String(10_000_000 + ((i * 7_919) % count)));
  const versions = codes.map((code, i) => {
    const chapter = i % 5 === 0 ? 'state' : 'local';
    const isGone = i % 9 === 4;
    const member = {
      code,
      parent: i < BELOW ? null : at(codes, Math.floor(i / BELOW)),
      from: null,
      to: null,
      title: nameOf(i),
      attributes: {
        chapter,
        orgStatus: i < BELOW ? '1' : '2',
        department: String(1 + (i % 98)).padStart(3, '0'),
        region: String(1 + (i % 27)).padStart(2, '0'),
        state: isGone ? 'excluded' : 'actual',
        registered: dayOf(i),
        ...(isGone ? { excluded: dayOf(i + 4_000) } : {}),
      },
      origin: 1,
    };
    return [code, [member]] as const;
  });
  return new Members(model, new Map([[dimension, new Map(versions)]]));
}

function nameOf(i: number): Readonly<Record<string, string>> {
  const kind = at(KINDS, i % KINDS.length);
  const place = at(PLACES, (i * 3) % PLACES.length);
  return { uk: `${kind} ${place} № ${i % 997} громади ${i}`, en: `Invented unit ${i}` };
}

/** A day of the years from 1995 on. */
function dayOf(i: number): string {
  return new Date(Date.UTC(1995, 0, 1 + (i % 9_000))).toISOString().slice(0, 10);
}
