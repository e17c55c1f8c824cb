// @ts-check
// Loaded before a command (node --import). Kills the process, as kill -9 would, immediately before a disk operation with
// a given number, so that a build can be killed at any point, and again at the same point. Counts operations that change
// a folder: with `publishing`, from the operation that begins to publish, and with `life`, from the first operation.
import fs, { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const {
  DOCSGEN_KILL_AT = '',
  DOCSGEN_KILL_FROM = 'life',
  DOCSGEN_KILL_COUNTS = '',
  DOCSGEN_KILL_USER = '',
} = process.env;
const state = { isCounting: DOCSGEN_KILL_FROM === 'life', steps: 0 };
const steps = /** @type {const} */ ([
  'writeFileSync',
  'renameSync',
  'linkSync',
  'rmSync',
  'mkdirSync',
  'rmdirSync',
  'copyFileSync',
]);

for (const name of steps) {
  const act = /** @type {(...args: any[]) => any} */ (fs[name]);
  Object.assign(fs, {
    [name]: (/** @type {any[]} */ ...args) => {
      // A first build publishes with one rename, and every other build publishes with a journal.
      state.isCounting ||= args.some((path) => /journal\.json$|staging-[^/]+\/site$/.test(String(path)));
      if (state.isCounting) {
        if (String(state.steps) === DOCSGEN_KILL_AT) process.kill(process.pid, 'SIGKILL');
        state.steps += 1;
      }
      return act(...args);
    },
  });
}
syncBuiltinESMExports();

if (DOCSGEN_KILL_COUNTS !== '') {
  process.on('exit', () => appendFileSync(DOCSGEN_KILL_COUNTS, `${state.steps}\n`));
}

if (DOCSGEN_KILL_USER !== '') process.setuid?.(Number(DOCSGEN_KILL_USER));
