// A site of another generator as an object literal, migrated once for all tests of a file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openForTests } from '../../../../tests/open-for-tests.ts';
import { withSite } from '../../../../tests/site/site.ts';
import { type SiteLiteral, writeFiles } from '../../../../tests/site/site-files.ts';
import { told } from '../../../../tests/unit/model-of.ts';
import type { Checked } from '../../../generator/src/model/diagnostic.ts';
import { openForeign } from '../../src/foreign/foreign-files.ts';
import { linkPackages } from '../../src/foreign/migration-folder.ts';
import { foreignModules } from '../../src/foreign/run-foreign.ts';
import type { ForeignFiles, ForeignModules } from '../../src/foreign-site.ts';
import type { Migration, OldUrl } from '../../src/migration.ts';

type Migrate = (files: ForeignFiles, modules: ForeignModules) => Promise<Checked<Migration | undefined>>;

type OldSite = Readonly<Record<string, string>>;

/** Uses a real folder, which is removed afterwards. */
export async function moveSite(old: OldSite, migrate: Migrate): Promise<Checked<Migration | undefined>> {
  const folder = await mkdtemp(join(tmpdir(), 'docsgen-moved-'));
  try {
    await writeFiles(folder, old);
    return await migrate(openForeign(folder), foreignModules());
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface MovedSite {
  readonly migration: Migration;
  readonly textOf: (path: string) => string;
  /** `error src/a.md:3 message`. */
  readonly losses: readonly string[];
  readonly close: () => Promise<void>;
}

/** A site that can be read without diagnostics. */
export function movedForTests(old: OldSite, migrate: Migrate): MovedSite {
  return openForTests(async () => {
    const { value: migration, diagnostics } = await moveSite(old, migrate);
    expect(told(diagnostics)).toEqual([]);
    if (migration === undefined) throw new Error('nothing was migrated');
    const losses = migration.losses.map(
      ({ severity, file, position, message }) => `${severity} ${file}:${position?.line ?? '-'} ${message}`,
    );
    const textOf = (path: string): string => {
      const file = migration.files.find((each) => each.path === path);
      return file && 'text' in file ? file.text : `no text: ${JSON.stringify(file)}`;
    };
    return { migration, textOf, losses, close: async () => {} };
  });
}

/** Expects that the new site builds without errors, and contains every URL and anchor of the old site. */
export function buildsWhole(
  { files, addresses }: Migration,
  old: OldSite,
  fileOf: (address: OldUrl) => string,
): Promise<void> {
  const site: SiteLiteral = Object.fromEntries(
    files.map((file) => [file.path, 'text' in file ? file.text : (old[file.copyOf] ?? '')]),
  );
  return withSite(site, async (at) => {
    linkPackages(at.root, []);
    const built = await at.build({ jobs: 1 });
    // Expressions that the migration could not convert are reported again, because readers see their text.
    expect(told(built.diagnostics.filter(({ code }) => code !== 'foreign-syntax'))).toEqual([]);
    for (const address of addresses) {
      const file = fileOf(address);
      const html = built.read(file);
      for (const id of address.anchors) expect(html, `${file}#${id}`).toContain(` id="${id}"`);
    }
  });
}
