// @ts-check
// Loaded before a command (node --import): ends its process by force, as kill -9 would, right before a step on the disk
// that is counted out, so that a build can be killed at every point of its life, and at the same one again. Steps are
// what changes a folder; `publishing` counts them from the one that begins to publish, `life` from the first.

// @ts-check
// Loaded before a command (node --import): ends its process by force, as kill -9 would, right before a step on the disk
// that is counted out, so that a build can be killed at every point of its life, and at the same one again. Steps are
// what changes a folder; `publishing` counts them from the one that begins to publish, `life` from the first.
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
      // A first build publishes by one renaming, every other one by a journal.
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
