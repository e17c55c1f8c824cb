// How the commands that watch end: the user stops them, or their code is outdated and a new process takes over.

import type { Environment, Ports } from '../../model/adapters/ports.ts';
import { endWithParent, restart, restartCode } from '../../platform/processes.ts';

/** Environment variable of a process that took over from one with outdated code. */
const restarted = 'DOCSGEN_RESTARTED';

export function isRestarted(env: Environment): boolean {
  return env[restarted] !== undefined;
}

interface WatchSession {
  /** Resolves with the path of code that changed after Node had loaded it. */
  readonly outdated: Promise<string>;
  /** Resolves when the user quits with a key. */
  readonly quitted?: Promise<void>;
  readonly close: () => Promise<void>;
  /** Arguments for the process that takes over. */
  readonly args: () => readonly string[];
}

/** Gives the exit code. */
export async function runUntilEnd(session: WatchSession, { terminal, env, untilStopped }: Ports): Promise<number> {
  const end = { isAsked: false };
  const asked = untilStopped().then(() => {
    end.isAsked = true;
  });
  if (isRestarted(env)) endWithParent();
  const quitted = session.quitted ?? new Promise<void>(() => {});
  const outdated = await Promise.race([asked, quitted, session.outdated]);
  await session.close();
  if (outdated === undefined || end.isAsked) return 0;
  terminal.print(terminal.paint.quiet(`${outdated} has changed: restarting`));
  return isRestarted(env) ? restartCode : restart(session.args(), { ...env, [restarted]: '1' });
}
