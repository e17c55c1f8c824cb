// Changes the code of a folder in small ways and reports which changes no unit test notices:
// `npm run test:mutation -- packages/generator/src/graph`. The tests are those of the same folder in tests/unit.
// It takes minutes to hours, so it is not part of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folder = (process.argv[2] ?? '').replace(/\/$/, '');
const [, name, path] = /^packages\/(\w+)\/src\/?(.*)$/.exec(folder) ?? [];
const tests = name === 'theme' ? 'tests/unit/theme' : `tests/unit/${path ?? ''}`;
if (path === undefined || !existsSync(folder) || !existsSync(tests)) {
  console.error('Usage: npm run test:mutation -- packages/<package>/src/<folder>, a folder with tests in tests/unit');
  process.exit(1);
}
const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', `${folder}/**/*.ts,${folder}/**/*.tsx`], {
  stdio: 'inherit',
  env: { ...process.env, DOCSGEN_MUTATION_TESTS: `${tests}/**/*.test.ts` },
});
process.exit(status ?? 1);
