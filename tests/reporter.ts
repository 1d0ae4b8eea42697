// Keeps which tests failed, or passed only when they were run again, for the end of `npm test`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Below the root of the repository: a line per test, nothing where all passed at once. */
export const TROUBLE = '.portal/test/trouble.txt';

export default class TroubleReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const lines = [
      ...modules.flatMap(linesOf),
      ...unhandled.map(({ message }) => `failed     outside of tests: ${message}`),
    ];
    mkdirSync(dirname(TROUBLE), { recursive: true });
    writeFileSync(TROUBLE, lines.map((line) => `${line}\n`).join(''));
  }
}

/** What is told of the tests of a file, and of its hooks where these failed. */
function linesOf(module: TestModule): readonly string[] {
  const file = module.relativeModuleId;
  const suites = [module, ...module.children.allSuites()];
  return [
    ...suites.flatMap((suite) =>
      suite.errors().map((error) => `failed     ${file}: ${error.message}`),
    ),
    ...[...module.children.allTests()].flatMap((test) => {
      if (test.result().state === 'failed') return [`failed     ${file}: ${test.fullName}`];
      return test.diagnostic()?.flaky === true ? [`run again  ${file}: ${test.fullName}`] : [];
    }),
  ];
}
