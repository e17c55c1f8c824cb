// Builds that lose write permission while they publish: the existing site must still work, and once permission is
// restored, the next command must finish.
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { OutputFolder } from '../../../packages/generator/src/model/output.ts';
import { openOutput } from '../../../packages/generator/src/platform/output-folder.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { readFolder } from '../site-files.ts';
import { after, before, expectWhole, isSame } from './killed-builds.ts';
import { withoutPower } from './without-power.ts';

/** Number of steps of publishing, one for each call that writes. */
const steps = ['stage', 'writeJournal', 'replace', 'standIn', 'publish', 'remove', 'endJournal'] as const;

/** A folder below which nothing can be written. */
export type LostFolder = 'dist' | '.';

/** `at` is the step before which permission is lost. Returns whether the build reached that step. */
export async function loseAt(lost: LostFolder, at: number): Promise<boolean> {
  const told = `${lost} lost at step ${at}`;
  let wasLost = false;
  await withSite(before, async ({ root, build, write, remove }) => {
    const sites: ReadonlyMap<string, Buffer>[] = [];
    await build();
    sites.push(await readFolder(join(root, 'dist')));
    await remove('content');
    await remove('static');
    await write(after);
    await build({ out: 'new' });
    sites.push(await readFolder(join(root, 'new')));
    await remove('new');
    const lose = (): void => {
      wasLost = true;
      allow(root, lost, 0o555);
    };
    const building = withoutPower(root, () => build({ openOutput: (out) => losingAt(at, openOutput(out), lose) }));
    const thrown = await building.then(
      () => undefined,
      (error: unknown) => error,
    );
    expectWhole(await readFolder(join(root, 'dist')), sites, told);
    if (wasLost && thrown !== undefined) expect(thrown, told).toMatchObject({ code: 'EACCES' });
    const check = async (): Promise<string> => {
      const { code, stderr } = await withoutPower(root, () => runCommand(['check'], root));
      expect(code, told + stderr).toBe(0);
      return stderr;
    };
    // A check reverts what it can, reports the rest, and continues.
    const isLeft = (): boolean => readdirSync(root).some((name) => name.startsWith('.dist.staging'));
    const said = isLeft() ? await check() : '';
    if (isLeft()) expect(said, told).toMatch(/^dist.* error .*permission denied \[output\]\n/);
    allow(root, lost, 0o755);
    expect(await check(), told).toBe('');
    const settled = await readFolder(join(root, 'dist'));
    expect(
      sites.some((site) => isSame(site, settled)),
      told,
    ).toBe(true);
    await withoutPower(root, () => build());
    expect(isSame(await readFolder(join(root, 'dist')), sites[1] ?? new Map()), told).toBe(true);
    expect(readdirSync(root).filter((name) => name.startsWith('.dist'))).toEqual([]);
  });
  return wasLost;
}

/** `dist` with all of its subfolders, or only the site's folder. */
function allow(root: string, folder: LostFolder, mode: number): void {
  const top = join(root, folder);
  const below = folder === '.' ? [] : readdirSync(top, { recursive: true, withFileTypes: true });
  for (const entry of below) if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), mode);
  chmodSync(top, mode);
}

function losingAt(at: number, folder: OutputFolder, lose: () => void): OutputFolder {
  let left = at;
  const counted = { ...folder };
  for (const step of steps) {
    const call = folder[step] as (...args: unknown[]) => Promise<void>;
    Object.assign(counted, {
      [step]: async (...args: unknown[]) => {
        if (left === 0) lose();
        left -= 1;
        await call(...args);
      },
    });
  }
  return counted;
}
