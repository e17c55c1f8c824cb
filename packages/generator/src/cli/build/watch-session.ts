// Runs a watching command until the user stops it, and restarts it if a module that Node has already loaded changes.

import type { Environment, Ports } from '../../model/adapters/ports.ts';
import { endWithParent, restart, restartCode } from '../../platform/processes.ts';

/** Environment variable set in a process that was started by a restart. */
const restarted = 'DOCSGEN_RESTARTED';

export function isRestarted(env: Environment): boolean {
  return env[restarted] !== undefined;
}

interface WatchSession {
  /** Resolves with the path of a changed module that Node has already loaded. */
  readonly outdated: Promise<string>;
  /** Resolves when the user quits with a key. */
  readonly quitted?: Promise<void>;
  readonly close: () => Promise<void>;
  /** Arguments to append to those of this process after a restart. */
  readonly args?: readonly string[];
}

/** Returns the exit code. */
export async function runUntilStopped(session: WatchSession, { terminal, env, untilStopped }: Ports): Promise<number> {
  const end = { isAsked: false };
  const asked = untilStopped().then(() => {
    end.isAsked = true;
  });
  if (isRestarted(env)) endWithParent();
  const quitted = session.quitted ?? new Promise<void>(() => {});
  const outdated = await Promise.race([asked, quitted, session.outdated]);
  await session.close();
  if (outdated === undefined || end.isAsked) return 0;
  terminal.print(terminal.paint.quiet(`${outdated} changed, restarting …`));
  return isRestarted(env) ? restartCode : restart(session.args ?? [], { ...env, [restarted]: '1' });
}
