// How the commands that watch end: when they are told to, or when their own code is out of date and a new process takes over.
import { endWithParent, restart, restartCode } from '../io/processes.ts';
import type { Terminal } from '../io/terminal.ts';
import { untilStopped } from './serving.ts';

/** Names the variable that is set for a process that stands in for one whose code was out of date. */
const restarted = 'DOCSGEN_RESTARTED';

export function isRestarted(environment: NodeJS.ProcessEnv): boolean {
  return environment[restarted] !== undefined;
}

export interface WatchSession {
  /** Code was changed that Node has loaded already: its path. */
  readonly outdated: Promise<string>;
  /** Whoever sits at the terminal wants to end it. */
  readonly quitted?: Promise<void>;
  readonly close: () => Promise<void>;
  /** How to begin it again. */
  readonly args: () => readonly string[];
}

/** Gives the exit code. */
export async function runUntilEnd(
  session: WatchSession,
  environment: NodeJS.ProcessEnv,
  { print, paint }: Terminal,
): Promise<number> {
  const end = { isAsked: false };
  const asked = untilStopped().then(() => {
    end.isAsked = true;
  });
  if (isRestarted(environment)) endWithParent();
  const quitted = session.quitted ?? new Promise<void>(() => {});
  const outdated = await Promise.race([asked, quitted, session.outdated]);
  await session.close();
  if (outdated === undefined || end.isAsked) return 0;
  print(paint.quiet(`${outdated} has changed: starting again`));
  return isRestarted(environment) ? restartCode : restart(session.args(), { ...environment, [restarted]: '1' });
}
