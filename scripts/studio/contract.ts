// What the studio's client asks of its server and is answered: POST /_studio/api/NAME with a JSON body. Types alone, for both sides.

/** Path below the portal (`config/…` or `content/…`) → its whole text; null where the draft deletes the file. */
export type Drafts = Readonly<Record<string, string | null>>;

/** A sentence in every language of the studio: `uk` and `en`. */
export type Bilingual = Readonly<Record<'uk' | 'en', string>>;

/** One file that can be edited. */
export interface StudioFile {
  readonly path: string;
  /** What its schema describes (`page`, `call`, `filters`, `content/glossary-term` …); null: Markdown, CSV and what has none. */
  readonly schema: string | null;
  /** What the file is called by its own title, else its path. */
  readonly title: Bilingual;
  readonly language: 'yaml' | 'json' | 'md' | 'csv';
}

export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  /** JSON pointer (RFC 6901) of the value; empty for the whole file. */
  readonly pointer: string;
  readonly severity: 'error' | 'warning';
  readonly said: Bilingual;
}

export interface ImportSample {
  readonly name: string;
  /** The bytes of the dropped file in base64: at most its first MiB. */
  readonly base64: string;
}

/** What a picker offers. */
export interface NamedThing {
  readonly name: string;
  readonly title: Bilingual;
  /** A drawing of it, where it has one. */
  readonly svg?: string;
}

/** A value of a form that a maker asks for. */
export type MakerAnswers = Readonly<Record<string, unknown>>;

/** Name of the call → what it takes and gives. A refusal is status 400, 409 or 422 with `{said: Bilingual}`. */
export interface StudioCalls {
  /** Every file with the names that pickers offer: sort (`calls`, `filters`, `charts`, `pages`, `texts`, `fields:CALL` …) → names with their titles. */
  open: {
    takes: { drafts: Drafts };
    gives: {
      files: readonly StudioFile[];
      languages: readonly string[];
      names: Readonly<Record<string, readonly NamedThing[]>>;
      figures: readonly ('serving' | 'demonstration')[];
      /** What became of a save that was broken off before the studio started. */
      recovered: Bilingual | null;
    };
  };
  /** A file as it is in the drafts, else on the disk; `base` is the hash of the disk (empty: not there). */
  file: { takes: { drafts: Drafts; path: string }; gives: { text: string; base: string } };
  /** Addresses of pages that show what a file says, the nearest first, in every language. */
  pages: { takes: { drafts: Drafts; path: string }; gives: { addresses: readonly string[] } };
  /** The JSON Schema of a file for the form, self-contained, its words in this language. */
  form: {
    takes: { drafts: Drafts; path: string; language: 'uk' | 'en' };
    gives: { schema: object };
  };
  /** The text with `data` in it and every other byte as it was. */
  write: { takes: { path: string; text: string; data: unknown }; gives: { text: string } };
  /** The data of a text; null with the mistake where it cannot be read. */
  parse: {
    takes: { path: string; text: string };
    gives: { data: unknown; mistakes: readonly Mistake[] };
  };
  /** At once: what can be looked at before the drafts are checked; null where the files cannot be read. */
  glance: { takes: { drafts: Drafts }; gives: { state: string | null } };
  /** Every mistake of the drafts; `state` names them in addresses of previews, null where there are errors. */
  check: {
    takes: { drafts: Drafts };
    gives: { state: string | null; mistakes: readonly Mistake[] };
  };
  /** All drafts or none. `bases`: path → hash of the disk that each draft began from. 409: changed meanwhile, with the difference. */
  save: {
    takes: { drafts: Drafts; bases: Readonly<Record<string, string>> };
    gives: { saved: readonly string[] };
  };
  /** What `git apply` takes. */
  patch: { takes: { drafts: Drafts }; gives: { patch: string } };
  /** Pages whose document is another one with the drafts: sentences and figures, before and after. */
  changes: {
    takes: { drafts: Drafts; language: string; figures: 'serving' | 'demonstration' };
    gives: {
      before: string;
      after: string;
      pages: readonly {
        address: string;
        title: string;
        gone: readonly string[];
        come: readonly string[];
      }[];
    };
  };
  /** Where a name or file is used, and whether it can be deleted. */
  uses: {
    takes: { drafts: Drafts; path: string };
    gives: { name: string; uses: readonly { file: string; line: number; pointer: string }[] };
  };
  /** Files that nothing uses. */
  unused: { takes: { drafts: Drafts }; gives: { files: readonly string[] } };
  /** Makers and the form of each in this language. */
  makers: {
    takes: { drafts: Drafts; language: 'uk' | 'en' };
    gives: {
      makers: readonly {
        name: string;
        title: string;
        about: string;
        schema: object;
        start: MakerAnswers;
      }[];
    };
  };
  /** Files that a maker makes or changes. */
  make: {
    takes: { drafts: Drafts; maker: string; answers: MakerAnswers };
    gives: { drafts: Drafts; open: string };
  };
  rename: {
    takes: { drafts: Drafts; path: string; to: string; redirect: boolean };
    gives: { drafts: Drafts; open: string };
  };
  /** What a dropped file of figures is: separator, encoding, columns and what each may mean. */
  recognise: {
    takes: { sample: ImportSample; drafts: Drafts };
    gives: {
      /** The form that reads such a file already; empty: none does. */
      known: string;
      text: string;
      columns: readonly ImportColumn[];
      rows: readonly (readonly string[])[];
    };
  };
  /** The first 100 rows of a dropped file by a format of the drafts, under a first row with the names of what they say. */
  tryImport: {
    takes: { sample: ImportSample; drafts: Drafts; format: string };
    gives: { rows: readonly (readonly string[])[]; mistakes: readonly Bilingual[] };
  };
  /** Pages, kinds and charts with what draws them. */
  gallery: {
    takes: { drafts: Drafts; language: 'uk' | 'en' };
    gives: { things: readonly GalleryThing[] };
  };
}

export interface ImportColumn {
  readonly name: string;
  /** What it was recognised as: `dimension:NAME`, `name:DIMENSION`, `measure:NAME`, `member:FIELD`, `period`, or empty. */
  readonly means: string;
}

export interface GalleryThing {
  readonly sort: 'page' | 'kind' | 'chart';
  readonly name: string;
  readonly title: string;
  /** Address of a document to be framed small, or a drawing (SVG). */
  readonly address: string;
  readonly svg: string;
  readonly yaml: string;
  readonly path: string;
}
