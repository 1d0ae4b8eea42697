// Keeps what was tried on which page, and whether it held, for the statement about accessibility: `npm run evidence`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

/** Below the root of the repository; of the latest run that visited pages. */
export const EVIDENCE = '.portal/test/evidence.json';

/** What a run of browser tests came to. */
export interface Evidence {
  /** When the run began: `2026-11-28`. */
  readonly day: string;
  /** Name and version; empty where no test said it. */
  readonly browser: string;
  /** By address: which checks were tried, by their titles, and whether each held every time. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** By address: the criteria of WCAG that automatic rules found violated, as `1.4.3`. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  /** By name of the file without its ending: tests of no single page. */
  readonly journeys: Readonly<Record<string, Tally>>;
}

export interface Tally {
  readonly held: number;
  readonly tried: number;
}

/** What marks a test as one of a page. */
export const PAGE = 'page';
/** What says that an automatic rule of a criterion is violated. */
export const FAULT = 'fault';
/** What says in which browser a test ran. */
export const BROWSER = 'browser';

export default class EvidenceReporter implements Reporter {
  private tests: readonly TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd({ status, startTime }: FullResult): void {
    if (status !== 'passed' && status !== 'failed') return;
    const evidence = collectEvidence(this.tests, startTime);
    if (Object.keys(evidence.pages).length === 0) return;
    mkdirSync(dirname(EVIDENCE), { recursive: true });
    writeFileSync(EVIDENCE, `${JSON.stringify(evidence, null, 2)}\n`);
  }
}

/** Of each test the last run counts; what was skipped was not tried. */
export function collectEvidence(tests: readonly TestCase[], began: Date): Evidence {
  const pages: Record<string, Record<string, boolean>> = {};
  const faults: Record<string, string[]> = {};
  const journeys: Record<string, Tally> = {};
  let browser = '';
  for (const test of tests) {
    const result = test.results.at(-1);
    if (!result || result.status === 'skipped') continue;
    browser = findMark(result, BROWSER) ?? browser;
    const page = findMark(test, PAGE);
    if (page === undefined) {
      const { held, tried } = (journeys[nameOf(test)] ??= { held: 0, tried: 0 });
      const isHeld = result.status === test.expectedStatus;
      journeys[nameOf(test)] = { held: held + Number(isHeld), tried: tried + 1 };
    } else {
      const found = result.annotations.filter(({ type }) => type === FAULT);
      for (const { description = '' } of found)
        faults[page] = [...new Set([...(faults[page] ?? []), description])];
      for (const { title, error, duration } of listChecks(result.steps)) {
        const checks = (pages[page] ??= {});
        // a step that has no end was cut off by the end of the test
        checks[title] = (checks[title] ?? true) && error === undefined && duration >= 0;
      }
    }
  }
  return { day: began.toISOString().slice(0, 10), browser, pages, faults, journeys };
}

function findMark({ annotations }: TestCase | TestResult, type: string): string | undefined {
  return annotations.find((mark) => mark.type === type)?.description;
}

function nameOf(test: TestCase): string {
  return basename(test.location.file).replace(/\.spec\.ts$/, '');
}

/** The steps that hold no others. */
function listChecks(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => {
    const inside = listChecks(step.steps);
    return inside.length === 0 && step.category === 'test.step' ? [step] : inside;
  });
}
