// Builds on a disk that runs full at various points, or that is read-only. The disk is a small file system in memory
// that either contains the output folder, or is the output folder, in which files are then staged. Requires the
// permission to mount file systems.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';
import { readFolder, writeFiles } from '../site-files.ts';
import { after, before, expectWhole, isSame } from './killed-builds.ts';

const around = mkdtempSync(join(tmpdir(), 'docsgen-full-'));
const mounted: string[] = [];

function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
    mounted.push(folder);
    return true;
  } catch {
    return false;
  }
}

const disk = join(around, 'disk');
const canMount = mount(disk) && mount(join(around, 'dist'));
if (!canMount) process.stderr.write('SKIPPED: no file system may be mounted here, so no disk can be made full.\n');

afterAll(() => {
  for (const folder of mounted) execFileSync('umount', [folder]);
  rmSync(around, { recursive: true, force: true });
});

/** Fills the disk, except for this number of bytes. */
function fill(folder: string, free: number): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - free)));
}

describe.skipIf(!canMount)('a build on a full disk', () => {
  it.each([
    ['while staging', join(disk, 'dist'), disk],
    ['while publishing', join(around, 'dist'), join(around, 'dist')],
  ])('a full disk %s leaves a working site and is reported, and the next build completes', async (_, out, full) => {
    const [oldSite, newSite] = [join(around, 'old'), join(around, 'new')];
    await writeFiles(oldSite, before);
    await writeFiles(newSite, after);
    const build = (site: string, to: string) => runCommand(['build', site, '--out', to, '--no-search']);
    const sites: ReadonlyMap<string, Buffer>[] = [];
    for (const site of [oldSite, newSite]) {
      const to = join(around, `${sites.length}-whole`);
      expect((await build(site, to)).code).toBe(0);
      sites.push(await readFolder(to));
    }
    let failed = 0;
    for (const free of [0, 4096, 8192, 16_384, 40_960, 65_536, 131_072, 196_608, 262_144, 400_000]) {
      const told = `${free} bytes were free`;
      const whole = await build(oldSite, out);
      expect(whole.code, `${told}: ${whole.stderr}`).toBe(0);
      fill(full, free);
      const { code, stderr } = await build(newSite, out);
      rmSync(join(full, 'filler'));
      const files = new Map([...(await readFolder(out))].filter(([path]) => path !== 'filler'));
      expectWhole(files, sites, told);
      if (code !== 0) failed += 1;
      if (code !== 0) expect(stderr, told).toContain('The disk is full');
      expect((await build(newSite, out)).code, told).toBe(0);
      expect(isSame(await readFolder(out), sites[1] ?? new Map()), told).toBe(true);
      expect(readdirSync(full).filter((name) => name.startsWith('.dist'))).toEqual([]);
    }
    expect(failed).toBeGreaterThan(3);
  });
});

describe.skipIf(!canMount)('a build on a read-only file system', () => {
  it.each([
    ['around the output', join(disk, 'dist'), disk],
    ['at the output', join(around, 'dist'), join(around, 'dist')],
  ])(
    'a read-only file system %s leaves the site unchanged and is reported in one sentence',
    async (_, out, mountedAt) => {
      const [oldSite, newSite] = [join(around, 'old'), join(around, 'new')];
      await writeFiles(oldSite, before);
      await writeFiles(newSite, after);
      const build = (site: string) => runCommand(['build', site, '--out', out, '--no-search']);
      expect((await build(oldSite)).code).toBe(0);
      const stands = await readFolder(out);
      execFileSync('mount', ['-o', 'remount,ro', mountedAt]);
      const { code, stderr } = await build(newSite);
      execFileSync('mount', ['-o', 'remount,rw', mountedAt]);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^\S+ error (?:This cannot be|Cannot) [a-z ]+: (?:read-only file system|it cannot be created) \[output\]\n {2}The [^\n]+\n$/,
      );
      expect(isSame(await readFolder(out), stands)).toBe(true);
      expect((await build(newSite)).code).toBe(0);
    },
  );
});
