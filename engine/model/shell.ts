// What all pages of one language share: what is alive of them, and the frame around them.

import type { Locale, MenuItem, QueryNames } from './site.ts';
import type { Words } from './view.ts';
import type { Messages } from './words.ts';

/** Address and query name of the search; null where the portal has none. */
export type ShellSearch = { readonly to: string; readonly query: string } | null;

/** A unit as it is written, and the message with plural forms, `heard.<said>`, that says it in full. */
export interface HeardUnit {
  readonly short: string;
  readonly said: string;
}

/** What the pages of one language share, on the server and alive in a browser. */
export interface Shell {
  readonly locale: Omit<Locale, 'name'>;
  readonly fallback: string;
  readonly name: Words;
  readonly emitTabindex: boolean;
  readonly units: readonly {
    readonly value: number;
    readonly decimals: number;
    readonly short: Words;
    readonly title: Words;
  }[];
  /** Null: the unit of the largest total of what is shown. */
  readonly defaultUnit: number | null;
  readonly heard: readonly HeardUnit[];
  readonly queries: QueryNames;
  readonly messages: Messages;
}

/** With what the frame around a page shows, which is drawn on the server alone. */
export interface FrameShell extends Shell {
  readonly locales: readonly {
    readonly code: string;
    readonly tag: string;
    readonly name: string;
    readonly prefix: string;
  }[];
  readonly owner: Words;
  /** Address of the drawing beside the name; empty: none. */
  readonly mark: string;
  readonly trial: Words | null;
  readonly header: readonly ShellItem[];
  readonly sidebar: readonly ShellItem[];
  readonly footer: readonly ShellItem[];
  readonly search: ShellSearch;
  /** Address of the page on which readers choose how pages look; null where there is none. */
  readonly display: string | null;
  readonly stops: Readonly<Record<string, number>>;
  readonly crumbsFrom: number;
  /** Rows of figures at the foot of every page; null where there are none. */
  readonly statistics: ShellStatistics | null;
  readonly loadingBar: {
    readonly duration: number;
    readonly tick: number;
    readonly finish: number;
  };
}

export interface ShellStatistics {
  /** Empty where the figures have none. */
  readonly period: string;
  readonly rows: readonly { readonly name: Words; readonly amount: string }[];
  readonly invented: boolean;
}

export interface ShellItem extends Omit<MenuItem, 'title' | 'items'> {
  readonly title: Words;
  readonly items: readonly ShellItem[];
}
