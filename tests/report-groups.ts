// The last lines of a test run: how long each group took, what was left out, and what passed
// only when it was tried again: else these are numbers among many.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface Group {
  files: number;
  tests: number;
  /** Time of the files together, which run beside each other; in milliseconds. */
  duration: number;
}

// biome-ignore lint/style/noDefaultExport: vitest wants it so
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

/** Only of a test that says why it was skipped: those that were not chosen, as by `-t`, have no reason to give. */
function wordsOf(test: TestCase): readonly string[] {
  const result = test.result();
  return result.state === 'skipped' && result.note !== undefined ? [`SKIPPED "${test.fullName}": ${result.note}`] : [];
}

/** Of a test that passed at the second try only, which is a defect of it or of what it tests. */
function failureOf(test: TestCase): readonly string[] {
  if (test.diagnostic()?.flaky !== true) return [];
  const errors = test.result().errors ?? [];
  return [`UNSTABLE "${test.fullName}" failed before it passed: ${errors[0]?.message ?? 'without a message'}`];
}

const count = (amount: number): string => String(amount).padStart(6);
