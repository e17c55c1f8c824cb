// What a command and all processes it began have in memory, looked at again and again while it runs. Linux only:
// elsewhere there is no /proc, and nothing is measured.
import { readdirSync, readFileSync } from 'node:fs';

const interval = 20;

/** The process and those below it. */
export function processTree(pid) {
  const children = new Map();
  for (const name of processes()) {
    const parent = Number(field(name, 'status', 'PPid'));
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (root) => [root, ...(children.get(root) ?? []).flatMap(below)];
  return below(pid);
}

/**
 * Looks at the tree until `stop` is called, which gives bytes: `together`, the most that all processes had at one
 * moment (Pss: what processes share counts once), and not less than the most that one of them ever had (VmHWM), which a
 * moment between two looks can be; `atMost`, the sum of each process's most.
 */
export function watchMemory(pid) {
  const highest = new Map();
  let together = 0;
  const look = () => {
    let sum = 0;
    for (const each of processTree(pid)) {
      sum += bytes(each, 'smaps_rollup', 'Pss');
      highest.set(each, Math.max(highest.get(each) ?? 0, bytes(each, 'status', 'VmHWM')));
    }
    together = Math.max(together, sum);
  };
  look();
  const timer = setInterval(look, interval);
  return {
    stop: () => {
      clearInterval(timer);
      const each = [...highest.values()];
      return { together: Math.max(together, ...each), atMost: each.reduce((sum, one) => sum + one, 0) };
    },
  };
}

function processes() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function bytes(pid, file, name) {
  return Number.parseInt(field(pid, file, name) ?? '0', 10) * 1024;
}

/** A process can end between two looks; then there is nothing. */
function field(pid, file, name) {
  try {
    return new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
