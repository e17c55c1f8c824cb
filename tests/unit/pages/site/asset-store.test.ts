// Images and downloads that an article links to, published by a build that knows what the build before it published.
import { expect, it } from 'vitest';
import type { OutputPath, SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import { createAssetStore } from '../../../../packages/generator/src/pages/cache/asset-store.ts';
import type { AssetEntry } from '../../../../packages/generator/src/pages/cache/manifest.ts';
import { hashOf } from '../../../../packages/generator/src/platform/hash.ts';
import { memoryFiles } from '../../model-of.ts';

const path = 'content/en/plan.txt' as SourcePath;
const files = memoryFiles({ [path]: 'plan' });
const output = `assets/plan.${hashOf('plan').slice(0, 8)}.txt` as OutputPath;

interface Before {
  /** `undefined`: the file is new to the site. */
  readonly known: AssetEntry | undefined;
  readonly isPublished: boolean;
}

async function loadedAfter({ known, isPublished }: Before) {
  const staged: string[] = [];
  const unchanged: string[] = [];
  const store = createAssetStore({
    files,
    articleFiles: new Map(),
    hashOf,
    stage: async (file) => {
      staged.push(file.path);
    },
    known: {
      asset: (asked) => (asked === path ? known : undefined),
      isPublished: async () => isPublished,
      note: (file) => void unchanged.push(file.path),
    },
  });
  await store.load([path]);
  return { staged, unchanged, output: store.get(path)?.output, loaded: [...store.loaded()].map(([each]) => each) };
}

const entry: AssetEntry = {
  sourceStamp: 'plan',
  output,
  size: undefined,
  flaw: undefined,
  stamp: 'published',
  bytes: 4,
};

const published = { staged: [output], unchanged: [], output, loaded: [path] };

it('a file that is new to the site is published, however old it is', async () => {
  expect(await loadedAfter({ known: undefined, isPublished: true })).toEqual(published);
});

it('a file that changed since the last build is published', async () => {
  expect(await loadedAfter({ known: { ...entry, sourceStamp: 'before' }, isPublished: true })).toEqual(published);
});

it('a file that is gone from the output is published again', async () => {
  expect(await loadedAfter({ known: entry, isPublished: false })).toEqual(published);
});

it('a file that has not changed and is in the output is not written again', async () => {
  const kept = { staged: [], unchanged: [output], output, loaded: [path] };
  expect(await loadedAfter({ known: entry, isPublished: true })).toEqual(kept);
});
