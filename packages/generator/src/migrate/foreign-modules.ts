// What a module of a foreign site comes to when it is run, and everything that can be wrong with that, told.
import { findPlaces } from '../config/module-places.ts';
import { error, warning } from '../diagnostics/create.ts';
import type { ForeignFailure, ForeignRun } from '../model/adapters/foreign.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';

/** Where a value is written, by its path: `themeConfig`, `navbar`; `undefined`: in no file of the site. */
export type PositionOf = (path: readonly (string | number)[]) => Position | undefined;

/** `what`: begins the sentence. */
export function whyNot({ kind, message, position }: ForeignFailure, file: string, what: string): Diagnostic {
  const hints = {
    unreadable: /could not resolve/i.test(message)
      ? 'If a command of the old site makes it, run that first'
      : undefined,
    threw: 'It runs without packages that are not installed, environment variables, the network and a disk to write to',
    late: 'Nothing is waited for longer: shorten what it does, or replace it by its result',
    network: 'A migration asks no network: write the answer into the file, or keep it in another one',
    ended: 'What it waits for never comes',
  };
  const verb = kind === 'unreadable' ? 'cannot be read' : 'cannot be run';
  return error({ code: 'migration', message: `${what} ${verb}: ${message}`, file, position, hint: hints[kind] });
}

/** What a module wanted and did not get, although it has come to a value. */
export function refusals({ refused, circles }: ForeignRun, file: string): readonly Diagnostic[] {
  const [ring] = circles;
  const rings = ring
    ? [`It imports itself by way of ${ring.slice(1).join(', ') || ring[0]}: what it gets of that may be empty`]
    : [];
  const wishes = refused.map((wish) => `It ${wish}: the migration goes on with nothing in that place`);
  return [...rings, ...wishes].map((message) => warning({ code: 'migration', message, file }));
}

/** Where a value of a module is written; `undefined`: in none of the site's files. */
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
    // Code that the parser does not know: its values have no places then.
    return () => undefined;
  }
}
