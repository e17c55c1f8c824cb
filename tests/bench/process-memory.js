// Measures the memory of a command and its child processes by reading /proc repeatedly while it runs. Only Linux has
// /proc; on other systems, nothing is measured.
import { readdirSync, readFileSync } from 'node:fs';

const interval = 20;

/** The process and its descendants. */
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
 * Measures until `stop` is called, which returns bytes. `together` is the peak of the sum of all processes (Pss, which
 * counts shared memory once), but at least the peak of a single process (VmHWM), which can occur between two readings.
 * `atMost` is the sum of the peaks of all processes.
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

/** Returns nothing if the process has ended since the last reading. */
function field(pid, file, name) {
  try {
    return new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
