// The part of every contract that is the same for all portals, as TypeScript: how names, answers and mistakes are typed.

export const CONTRACT_TYPES = exported(`
type CallId = keyof Calls;

/** A row of what a call answers. */
type Row<Id extends CallId> = Calls[Id]['row'];

/** An entry of what is a list; anything else is a row itself. */
type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : Rows;

declare const dimension: unique symbol;

/** A code of a dimension: rows have them, and \`checked\` makes one of a text. Of several dimensions: a code of any of these. */
type Code<Dimension extends string> = string & { readonly [dimension]: Dimension };

type Flat<Names> = { [Name in keyof Names]: Names[Name] };

/** Names as an interface has them: the first are needed, the second may be left out, and others. */
type Taken<Of, Needed extends keyof Of, Free extends keyof Of, Own = unknown> = Flat<
  Pick<Of, Needed> & Partial<Pick<Of, Free>> & Own
>;

/** What is said where there are names; where there are none, nothing can be said. */
type Said<Names> = keyof Names extends never ? Readonly<Record<string, never>> : Flat<Names>;

/** A mistake as the portal tells it: decide by \`code\`. \`unreadable\` is not the portal's: something before it has answered. */
type Problem = {
  [Code in keyof ProblemStatuses]: { code: Code; status: ProblemStatuses[Code] } & ProblemWords;
}[keyof ProblemStatuses];

/** What came back, as a value and not as an exception: only so the type of a mistake is known where it is read, and none is forgotten. A question rejects where there is no network, or with the reason of the signal that ended it. */
type Answer<Id extends CallId> =
  | { ok: true; body: Calls[Id]['answer']; /** Whether the figures are invented. */ isDemonstration: boolean }
  | { ok: false; problem: Problem };

interface AskOptions {
  /** In which language names and mistakes are told. */
  lang?: Lang;
  signal?: AbortSignal;
  /** How often a portal that is busy is asked again, after the seconds that it names; 3 unless said. */
  retries?: number;
  /** Instead of the \`fetch\` of Node or of the browser. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Calls whose long answers come in pages. */
type PagedCall = {
  [Id in CallId]: Calls[Id]['answer'] extends { totalElements: number } ? Id : never;
}[CallId];

type Asking<Id extends CallId> =
  Record<never, never> extends Calls[Id]['params']
    ? [said?: Said<Calls[Id]['params']>, options?: AskOptions]
    : [said: Said<Calls[Id]['params']>, options?: AskOptions];

interface OpenPortal {
  /** Asks a call. */
  ask: <Id extends CallId>(call: Id, ...asking: Asking<Id>) => Promise<Answer<Id>>;
  /** Asks one page of a long answer after another, until all are there or one is a problem. */
  pages: <Id extends PagedCall>(
    call: Id,
    ...asking: Asking<Id>
  ) => AsyncGenerator<Answer<Id>, void>;
}
`);

/** What is the same for all pages. */
export const PAGE_TYPES = exported(`
/** Pages that can be led to: none that only leads on. */
type PageId = keyof Pages;

type Saying<Names> = Record<never, never> extends Names ? [said?: Said<Names>] : [said: Said<Names>];

/** What the address of a page says: the parameters of its path, and names of its query. */
type Linking<Id extends PageId> = Saying<Pages[Id]['parameters'] & Pages[Id]['search']>;
`);

/** What a contract does, by what the engine does for all of them. */
export const CALL_FUNCTIONS = `
/** The value, once it is of its kind: a code of a dimension, a year, a month, a day. Throws RangeError. */
export function checked<Kind extends keyof Kinds>(kind: Kind, value: Kinds[Kind] extends number ? number : string): Kinds[Kind] {
  return checkValue(KINDS, kind, value) as Kinds[Kind];
}

/** The API of a portal. \`base\` is where it stands, as \`https://portal.example\`; left out: where the page that asks stands. */
export function openPortal(base?: string, options?: AskOptions): OpenPortal {
  return openClient(CALLS, base, options) as OpenPortal;
}
`;

/** The same types, for all who take a contract. */
export function exported(types: string): string {
  return types.replaceAll(/^(?=type |interface )/gm, 'export ');
}
