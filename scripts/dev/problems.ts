// What is wrong while a portal is written, as every open page shows it: mistakes of configuration, and pages that crashed.

import type { ServerResponse } from 'node:http';

import { formatProblem, type Problem } from '../../engine/check.ts';

/** One thing that is wrong, in both languages. */
export interface Trouble {
  readonly severity: Problem['severity'] | 'crash';
  readonly uk: string;
  readonly en: string;
  /** Lines of the file around the mistake, or where the code failed. */
  readonly frame: string;
}

/** Where pages ask for what is wrong, and the name under which it is sent to those that are open. */
export const TROUBLES = '/_problems';
export const CHANGED = 'portal:problems';

const AROUND = 2;
/** Crashes of so many pages are kept: one cause often shows on all of them. */
const CRASHES = 5;

/** Keeps what is wrong, and tells whoever listens when it changes. */
export class Troubles {
  private mistakes: readonly Trouble[] = [];
  private crashes: readonly Trouble[] = [];
  private readonly changed: (all: readonly Trouble[]) => void;

  constructor(changed: (all: readonly Trouble[]) => void) {
    this.changed = changed;
  }

  get all(): readonly Trouble[] {
    return [...this.mistakes, ...this.crashes];
  }

  /** Mistakes of what has just been saved; what had crashed is to be tried again. `read` gives the text of a file. */
  found(problems: readonly Problem[], read: (file: string) => string): void {
    this.crashes = [];
    this.mistakes = problems.map((problem) => ({
      severity: problem.severity,
      uk: formatProblem(problem, 'uk'),
      en: formatProblem(problem, 'en'),
      frame: frameOf(read(problem.file), problem.line),
    }));
    for (const { uk, en } of this.mistakes) console.error(`${uk}\n${en}`);
    this.changed(this.all);
  }

  /** Something failed while it was served. */
  crashed(what: string, error: unknown): void {
    const { message, stack = '' } =
      error instanceof Error ? error : { message: String(error), stack: '' };
    console.error(`${what}\n${stack === '' ? message : stack}`);
    const frame = stack.split('\n').slice(1, 6).join('\n');
    const crash: Trouble = {
      severity: 'crash',
      uk: `Стався збій: ${message}. Де: ${what}`,
      en: `Something failed: ${message}. Where: ${what}`,
      frame,
    };
    this.crashes = [crash, ...this.crashes.filter(({ en }) => en !== crash.en)].slice(0, CRASHES);
    this.changed(this.all);
  }

  /** Answers a page that asks. */
  send(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(this.all));
  }
}

/** The line of a mistake with those around it, numbered. */
function frameOf(text: string, line: number): string {
  if (text === '') return '';
  const first = Math.max(1, line - AROUND);
  return text
    .split('\n')
    .slice(first - 1, line + AROUND)
    .map((each, i) => {
      const number = first + i;
      return `${number === line ? '>' : ' '}${String(number).padStart(4)} | ${each}`;
    })
    .join('\n');
}
