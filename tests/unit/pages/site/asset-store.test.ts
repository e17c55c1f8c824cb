// Assets of articles, published by a build that knows the assets of the previous build.
import { expect, it } from 'vitest';
import type { OutputPath, SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import { createAssetStore } from '../../../../packages/generator/src/pages/cache/asset-store.ts';
import type { AssetEntry } from '../../../../packages/generator/src/pages/cache/manifest.ts';
import { hashOf } from '../../../../packages/generator/src/text/hash.ts';
import { memoryFiles } from '../../model-of.ts';

const path = 'content/en/plan.txt' as SourcePath;
const files = memoryFiles({ [path]: 'plan' });
const output = `assets/plan.${hashOf('plan').slice(0, 8)}.txt` as OutputPath;

interface Before {
  /** `undefined` if the file is new to the site. */
  readonly known: AssetEntry | undefined;
  readonly isPublished: boolean;
}

async function loadedAfter({ known, isPublished }: Before) {
  const staged: string[] = [];
  const unchanged: string[] = [];
  const store = createAssetStore({
    files,
    articleFiles: new Map(),
    staging: {
      add: async (file) => {
        staged.push(file.path);
      },
      note: (file) => void unchanged.push(file.path),
    },
    cache: {
      previous: { asset: (asked) => (asked === path ? known : undefined) },
      isPublished: async () => isPublished,
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

it('publishes a file that is new to the site, even if it is old', async () => {
  expect(await loadedAfter({ known: undefined, isPublished: true })).toEqual(published);
});

it('publishes a file that changed since the previous build', async () => {
  expect(await loadedAfter({ known: { ...entry, sourceStamp: 'before' }, isPublished: true })).toEqual(published);
});

it('publishes a file again if it is missing in the output', async () => {
  expect(await loadedAfter({ known: entry, isPublished: false })).toEqual(published);
});

it('does not write an unchanged file that is in the output', async () => {
  const kept = { staged: [], unchanged: [output], output, loaded: [path] };
  expect(await loadedAfter({ known: entry, isPublished: true })).toEqual(kept);
});

/** Loads style sheets of articles, and returns the staged contents by path and the output of each name. */
async function loadSheets(names: readonly string[]) {
  const staged: Record<string, string> = {};
  const sheet = (name: string, content: string) => ({ path: `assets/${name}` as OutputPath, content });
  const sheets = { tabs: sheet('tabs.css', '.tabs{}\n'), cards: sheet('cards.css', '.cards{}\n') };
  const made = Object.entries(sheets).map(
    ([name, each]) => [`styles:docsgen/${name}`, { ...each, loads: [sheet(`${name}.svg`, name)] }] as const,
  );
  const store = createAssetStore({
    files,
    articleFiles: new Map(made) as never,
    staging: {
      add: async (file) => {
        staged[file.path] = String(file.content);
      },
      note: () => {},
    },
    cache: undefined,
  });
  await store.load(names as never);
  return { staged, outputs: names.map((name) => store.get(name as never)?.output) };
}

it('publishes the inline styles of an article as a style sheet', async () => {
  const output = `assets/article.${hashOf('p{}\n').slice(0, 8)}.css`;
  expect(await loadSheets(['css:p{}'])).toEqual({ staged: { [output]: 'p{}\n' }, outputs: [output] });
});

it('combines style sheets, and publishes the files that they load', async () => {
  const content = '.tabs{}\n.cards{}\n';
  const output = `assets/components.${hashOf(content).slice(0, 8)}.css`;
  expect(await loadSheets(['styles:docsgen/tabs+cards'])).toEqual({
    staged: { [output]: content, 'assets/tabs.svg': 'tabs', 'assets/cards.svg': 'cards' },
    outputs: [output],
  });
});

it('publishes a single style sheet under its own path', async () => {
  expect(await loadSheets(['styles:docsgen/tabs'])).toEqual({
    staged: { 'assets/tabs.css': '.tabs{}\n', 'assets/tabs.svg': 'tabs' },
    outputs: ['assets/tabs.css'],
  });
});
