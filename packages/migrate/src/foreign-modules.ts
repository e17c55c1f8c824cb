// Diagnostics about running a module of the original site.
import { type Diagnostic, error, findPlaces, type Position } from 'docsgen/internals';
import type { ForeignFailure, ForeignRun } from './foreign-site.ts';

/**
 * Position of the value at a path such as `['themeConfig', 'navbar']`, or `undefined` if the value is not in a file of
 * the site.
 */
export type PositionOf = (path: readonly (string | number)[]) => Position | undefined;

/** `what` is the subject of the message. */
export function runFailure({ kind, message, position }: ForeignFailure, file: string, what: string): Diagnostic {
  const hints = {
    unreadable: /could not resolve/i.test(message)
      ? 'If a command of the original site generates this file, run that command first'
      : undefined,
    threw:
      'Migrations run it without environment variables, write access and other programs, and do not install packages',
    late: 'Simplify the code, or replace it with its result',
    ended: 'It may exit the process, or wait for a promise that is never resolved',
  };
  const verb = kind === 'unreadable' ? 'cannot be read' : 'cannot be run';
  return error({ code: 'migration', message: `${what} ${verb}: ${message}`, file, position, hint: hints[kind] });
}

/** Returns a function that finds the position of a value in the sources of a module. */
export async function findPositions({ code, originalPlace }: ForeignRun): Promise<PositionOf> {
  try {
    const places = await findPlaces(code);
    return (path): Position | undefined => {
      for (const place of places(path, 'value')) {
        const original = originalPlace(place);
        if (original) return original;
      }
      return undefined;
    };
  } catch {
    // The parser does not support the code, so positions are unknown.
    return () => undefined;
  }
}
