// SQL as a template: values are bound or quoted by literal(), names come by id() and table(); nothing is pasted into the text.

/** A value bound to a statement, never pasted into it. */
export type Bound = string | number | bigint | null | readonly string[];

/** What one engine says differently from the other. */
export interface Dialect {
  /** The place of a bound value; `number` counts from 1. */
  readonly parameter: (number: number, value: Bound) => string;
  /** A text as it stands in a statement, in quotes. */
  readonly quote: (text: string) => string;
  /** A table of the ledger, where rows are read from it, by another name if `alias` is not empty. */
  readonly table: (name: string, alias: string) => string;
  /** The function that tells whether a list (its first argument) has a value. */
  readonly contains: string;
}

/** A statement in the words of one engine; `bound` in the order of the parameters. */
export interface Statement {
  readonly text: string;
  readonly bound: readonly Bound[];
}

interface Writing {
  readonly dialect: Dialect;
  readonly texts: string[];
  readonly places: Map<Sql, number>;
  readonly bound: Bound[];
}

/** A piece of SQL, or a whole statement. */
export class Sql {
  private readonly write: (writing: Writing) => void;

  constructor(write: (writing: Writing) => void) {
    this.write = write;
  }

  /** The statement for an engine. A piece made once by bind() and used often is bound once. */
  in(dialect: Dialect): Statement {
    const writing: Writing = { dialect, texts: [], places: new Map(), bound: [] };
    this.write(writing);
    return { text: writing.texts.join(''), bound: writing.bound };
  }

  writeTo(writing: Writing): void {
    this.write(writing);
  }
}

/** A template: pieces of SQL stand as they are, every other value is bound. */
export function sql(texts: TemplateStringsArray, ...values: readonly (Sql | Bound)[]): Sql {
  const pieces = values.map((value) => (value instanceof Sql ? value : bind(value)));
  return new Sql((writing) => {
    texts.forEach((text, i) => {
      writing.texts.push(text);
      pieces[i]?.writeTo(writing);
    });
  });
}

/** A bound value; used at several places it is still bound once. */
export function bind(value: Bound): Sql {
  const piece: Sql = new Sql(({ dialect, texts, places, bound }) => {
    const number = places.get(piece) ?? bound.push(value);
    places.set(piece, number);
    texts.push(dialect.parameter(number, value));
  });
  return piece;
}

/** The name of a column, or of a table that is written to. Throws where it is none: names come from the model only. */
export function id(name: string): Sql {
  return word(checkName(name));
}

/** A table of the ledger that rows are read from, called `alias` in the statement where there is one. */
export function table(name: string, alias = ''): Sql {
  checkName(name);
  if (alias !== '') checkName(alias);
  return new Sql(({ dialect, texts }) => texts.push(dialect.table(name, alias)));
}

/** A text or whole number that stands in the statement itself, quoted. Throws for a number that is not whole. */
export function literal(value: string | number): Sql {
  if (typeof value === 'string')
    return new Sql(({ dialect, texts }) => texts.push(dialect.quote(value)));
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number: ${value}`);
  return word(String(value));
}

/** Whether a list has a value. */
export function contains(list: Sql, value: Sql): Sql {
  const name = new Sql(({ dialect, texts }) => texts.push(dialect.contains));
  return sql`${name}(${list}, ${value})`;
}

/** Pieces one after the other. */
export function list(pieces: readonly Sql[], separator = ', '): Sql {
  return new Sql((writing) =>
    pieces.forEach((piece, i) => {
      if (i > 0) writing.texts.push(separator);
      piece.writeTo(writing);
    }),
  );
}

/** Conditions that all hold; at least one. */
export function all(conditions: readonly Sql[]): Sql {
  return list(conditions, ' AND ');
}

/** Quoted names, separated by commas. */
export function ids(names: readonly string[]): Sql {
  return list(names.map(id));
}

/** Quoted values, separated by commas. */
export function literals(values: readonly (string | number)[]): Sql {
  return list(values.map(literal));
}

/** Nothing at all: where a clause is left out. */
export const NOTHING = word('');

function word(text: string): Sql {
  return new Sql(({ texts }) => texts.push(text));
}

function checkName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`not a name: "${name}"`);
  return name;
}
