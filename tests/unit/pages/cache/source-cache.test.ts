// Sources are read again only if they may have changed.
import { describe, expect, it } from 'vitest';
import type { CacheFolder, SiteFiles } from '../../../../packages/generator/src/model/adapters/file-system.ts';
import type { LocaleCode, SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import type { SourceFile } from '../../../../packages/generator/src/model/source.ts';
import { type Manifest, readManifest, writeManifest } from '../../../../packages/generator/src/pages/cache/manifest.ts';
import { openSourceCache, type SourceCache } from '../../../../packages/generator/src/pages/cache/source-cache.ts';
import { hashOf } from '../../../../packages/generator/src/text/hash.ts';
import { memoryFiles } from '../../model-of.ts';

const found = (relative: string): SourceFile => ({
  path: `content/en/${relative}` as SourcePath,
  kind: 'page',
  location: { locale: 'en' as LocaleCode, section: undefined, version: undefined, relative },
});

const page = found('page.md');

/** A folder whose only file has this stamp, whatever it contains. */
const stamped = (text: string, stamp: string | undefined): SiteFiles => ({
  ...memoryFiles({ [page.path]: text }),
  settledStamp: async () => stamp,
});

interface Reading {
  readonly text: string;
  readonly stamp: string | undefined;
  readonly before?: Opened;
  readonly isForced?: boolean;
}

interface Opened extends SourceCache {
  readonly previous: Manifest | undefined;
}

/** `before` is what an earlier build has read, restored from a manifest. */
function open({ text, stamp, before, isForced = false }: Reading): Opened {
  const previous = before && manifestOf(before);
  return { ...openSourceCache({ files: stamped(text, stamp), previous, isForced }), previous };
}

function manifestOf({ lines, previous }: Opened): Manifest | undefined {
  let written: Uint8Array | undefined;
  const cache: CacheFolder = {
    read: () => written,
    write: (_, content) => {
      written = Buffer.concat(Array.from(content as Iterable<Uint8Array>, (piece) => Buffer.from(piece)));
    },
    remove: () => {},
    list: () => [],
    touch: () => {},
  };
  const request = { cache, name: 'one', codeHash: 'engine' };
  writeManifest(request, lines(), previous);
  return readManifest(request);
}

async function titleIn(pages: SourceCache): Promise<string> {
  return (await pages.read(page)).value.title;
}

describe('a changed file with the same stamp', () => {
  const edited = async (isForced: boolean): Promise<readonly [string, ReturnType<SourceCache['counts']>]> => {
    const first = open({ text: '# One\n', stamp: 'same' });
    await first.read(page);
    const second = open({ text: '# Two\n', stamp: 'same', before: first, isForced });
    return [await titleIn(second), second.counts()];
  };

  it('reuses a source with an unchanged stamp, even if its text has changed', async () => {
    expect(await edited(false)).toEqual(['One', { read: 0, known: 1 }]);
  });

  it('reads a source with an unchanged stamp if the build is forced', async () => {
    expect(await edited(true)).toEqual(['Two', { read: 1, known: 0 }]);
  });
});

describe('a file', () => {
  it.each([
    ['with a different stamp', 'one', 'two'],
    ['that is too new to have a stamp', 'one', undefined],
    ['that was too new to have a stamp', undefined, 'one'],
    ['that never had a stamp', undefined, undefined],
  ])('reads a file %s', async (_what, before, now) => {
    const first = open({ text: '# One\n', stamp: before });
    await first.read(page);
    const second = open({ text: '# Two\n', stamp: now, before: first });
    expect(await titleIn(second)).toBe('Two');
    const entry = manifestOf(second)?.source(page.path);
    expect(entry?.hash).toBe(hashOf('# Two\n'));
    expect(entry?.stamp).toBe(now);
  });

  it('restores diagnostics and positions of a reused source', async () => {
    const text = '---\ndraft: perhaps\ntags: []\n---\n\n# One\n';
    const first = open({ text, stamp: 'same' });
    const read = await first.read(page);
    expect(read.diagnostics).toHaveLength(1);
    const second = open({ text: '', stamp: 'same', before: first });
    expect(await second.read(page)).toEqual(read);
    const third = open({ text, stamp: 'other', before: second });
    expect(await third.read(page)).toEqual(read);
    expect(third.counts()).toEqual({ read: 1, known: 0 });
  });

  it('parses a moved source again, because its title may depend on its name', async () => {
    const first = open({ text: 'Text.\n', stamp: 'same' });
    await first.read(page);
    const moved = open({ text: 'Text.\n', stamp: 'same', before: first });
    const elsewhere = { ...found('other.md'), path: page.path };
    expect((await moved.read(elsewhere)).value.title).toBe('other');
  });
});
