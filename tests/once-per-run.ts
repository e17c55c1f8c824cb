// Creates what all test files of a run share, such as a built site, when the first file needs it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

type Outcome<T> = { readonly value: T } | { readonly failure: string };

/** `create` gets a path in the run's folder. Its result must be plain data. The other files wait until it is there. */
export async function oncePerRun<T>(name: string, create: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(inject('runFolder'), name);
  const file = `${folder}.json`;
  if (isFirst(`${folder}.begun`)) writeOutcome(file, await outcomeOf(create(folder)));
  while (!existsSync(file)) await wait(50);
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome<T>;
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.value;
}

/** Creating a folder is atomic: only one process succeeds. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

/** Failures are passed on as well, so that no test waits for a result that will not exist. */
function outcomeOf<T>(created: Promise<T>): Promise<Outcome<T>> {
  return created.then(
    (value) => ({ value }),
    (error) => ({ failure: String(error) }),
  );
}

/** Renaming is atomic: other processes see the whole file or none. */
function writeOutcome<T>(path: string, outcome: Outcome<T>): void {
  writeFileSync(`${path}.new`, JSON.stringify(outcome));
  renameSync(`${path}.new`, path);
}
