// Answers to composed questions, as the tests of them read them.

import { getJson, type Served } from '../served.ts';

export interface CubeAnswer {
  readonly rows: readonly { readonly name: string; readonly level?: number }[];
  readonly measures: readonly { readonly field: string }[];
  readonly columnItems: readonly { readonly id: string; readonly members: readonly Named[] }[];
  readonly items: readonly {
    readonly id: string;
    readonly members: readonly Named[];
    readonly data: readonly Amounts[];
  }[];
  readonly total?: readonly Amounts[];
  readonly size: Readonly<Record<'rows' | 'columns' | 'measures' | 'cells', number>>;
  readonly most: Readonly<Record<string, number>>;
  readonly periods: readonly Period[];
  readonly notes?: readonly { readonly code: string }[];
  readonly demonstration?: boolean;
}
interface Named {
  readonly axis: string;
  readonly code: string;
  readonly codeName: string;
  readonly codeNameEn?: string;
  readonly level: number;
  readonly rest?: boolean;
}
interface Period {
  readonly year: number;
  readonly from: number;
  readonly to: number;
  readonly coverage?: Readonly<Record<string, number>>;
}
type Amounts = Readonly<Record<string, number | null>>;

export const PERIOD = 'fundType=TOTAL&monthFrom=1&monthTo=12';

/** Of a whole year, both funds together. */
export async function askComposed(served: Served, question: string): Promise<CubeAnswer> {
  return await getJson<CubeAnswer>(served, `/api/pivot/${question}&${PERIOD}`);
}

/** What is said of a question that is refused. */
export async function askRefused(
  served: Served,
  question: string,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await served.app.inject(`/api/pivot/${question}`);
  return { status: response.statusCode, ...response.json<Record<string, unknown>>() };
}
