// Prints the summary of a test run: the time of each group, skipped tests, and tests that passed only on the second
// attempt.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface Group {
  files: number;
  tests: number;
  /** Total time of the files, which run in parallel, in milliseconds. */
  duration: number;
}

// biome-ignore lint/style/noDefaultExport: Vitest requires it.
export default class GroupsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = [...groupsOf(modules)].map(
      ([name, { files, tests, duration }]) =>
        `${name.padEnd(8)}${count(files)} files${count(tests)} tests${count(Math.round(duration / 1000))} s`,
    );
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]).flatMap(wordsOf);
    const unstable = modules.flatMap(({ children }) => [...children.allTests('passed')]).flatMap(failureOf);
    const text = [...lines, ...skipped, ...unstable].map((line) => `  ${line}\n`).join('');
    process.stdout.write(`${text}\n`);
  }
}

function groupsOf(modules: readonly TestModule[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const module of modules) {
    const group = groups.get(module.project.name) ?? { files: 0, tests: 0, duration: 0 };
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    group.files += 1;
    group.tests += [...module.children.allTests()].length;
    group.duration += collectDuration + setupDuration + duration;
    groups.set(module.project.name, group);
  }
  return groups;
}

/** Returns the reason of a skipped test. Tests that were not selected, for example with `-t`, have none. */
function wordsOf(test: TestCase): readonly string[] {
  const result = test.result();
  return result.state === 'skipped' && result.note !== undefined ? [`SKIPPED "${test.fullName}": ${result.note}`] : [];
}

/** Reports a test that passed only on the second attempt, which is a defect of the test or of the code. */
function failureOf(test: TestCase): readonly string[] {
  if (test.diagnostic()?.flaky !== true) return [];
  const errors = test.result().errors ?? [];
  return [`UNSTABLE "${test.fullName}" failed before it passed: ${errors[0]?.message ?? 'without a message'}`];
}

const count = (amount: number): string => String(amount).padStart(6);
