// Which sources are read again, and which are taken as the last build read them.
import { describe, expect, it } from 'vitest';
import { type BuildRecord, readRecord, writeRecord } from '../../../packages/generator/src/build/build-record.ts';
import { type RememberedPages, rememberPages } from '../../../packages/generator/src/build/remembered-pages.ts';
import { hashOf } from '../../../packages/generator/src/io/hash.ts';
import type { CacheFolder, SiteFiles } from '../../../packages/generator/src/model/file-system.ts';
import type { LocaleCode, SourcePath } from '../../../packages/generator/src/model/paths.ts';
import type { FoundSource } from '../../../packages/generator/src/model/site.ts';
import { memoryFiles } from '../model-of.ts';

const found = (relative: string): FoundSource => ({
  path: `content/en/${relative}` as SourcePath,
  kind: 'page',
  place: { locale: 'en' as LocaleCode, section: undefined, version: undefined, relative },
});

const page = found('page.md');

/** Files of which each bears the mark `mark`, whatever stands in them. */
const marked = (text: string, mark: string | undefined): SiteFiles => ({
  ...memoryFiles({ [page.path]: text }),
  mark: async () => mark,
});

interface Reading {
  readonly text: string;
  readonly mark: string | undefined;
  readonly before?: Opened;
  readonly isForced?: boolean;
}

interface Opened extends RememberedPages {
  readonly before: BuildRecord | undefined;
}

/** `before`: what an earlier build has read, through a record. */
function open({ text, mark, before, isForced = false }: Reading): Opened {
  const record = before && recordOf(before);
  return { ...rememberPages({ files: marked(text, mark), hashOf, before: record, isForced }), before: record };
}

function recordOf({ lines, before }: Opened): BuildRecord | undefined {
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
  const request = { cache, name: 'one', engine: 'engine', hashOf };
  writeRecord(request, lines(), before);
  return readRecord(request);
}

async function titleIn(pages: RememberedPages): Promise<string> {
  return (await pages.read(page)).value.title;
}

describe('a file whose mark is the same though its text is another one', () => {
  const edited = async (isForced: boolean): Promise<readonly [string, ReturnType<RememberedPages['counts']>]> => {
    const first = open({ text: '# One\n', mark: 'same' });
    await first.read(page);
    const second = open({ text: '# Two\n', mark: 'same', before: first, isForced });
    return [await titleIn(second), second.counts()];
  };

  it('is taken as it was', async () => {
    expect(await edited(false)).toEqual(['One', { read: 0, known: 1 }]);
  });

  it('is read by a build that is forced to', async () => {
    expect(await edited(true)).toEqual(['Two', { read: 1, known: 0 }]);
  });
});

describe('a file', () => {
  it.each([
    ['with another mark', 'one', 'two'],
    ['that is too new to bear one', 'one', undefined],
    ['that was too new to bear one', undefined, 'one'],
    ['that was too new and still is', undefined, undefined],
  ])('%s is read', async (_what, before, now) => {
    const first = open({ text: '# One\n', mark: before });
    await first.read(page);
    const second = open({ text: '# Two\n', mark: now, before: first });
    expect(await titleIn(second)).toBe('Two');
    expect(recordOf(second)?.source(page.path)).toMatchObject({ mark: now, hash: hashOf('# Two\n') });
  });

  it('that is taken as it was says what it said, mistakes and positions too', async () => {
    const text = '---\ndraft: perhaps\ntags: []\n---\n\n# One\n';
    const first = open({ text, mark: 'same' });
    const read = await first.read(page);
    expect(read.diagnostics).toHaveLength(1);
    const second = open({ text: '', mark: 'same', before: first });
    expect(await second.read(page)).toEqual(read);
    const third = open({ text, mark: 'other', before: second });
    expect(await third.read(page)).toEqual(read);
    expect(third.counts()).toEqual({ read: 1, known: 0 });
  });

  it('that stands in another place now is parsed again, because its title may come from its name', async () => {
    const first = open({ text: 'Text.\n', mark: 'same' });
    await first.read(page);
    const moved = open({ text: 'Text.\n', mark: 'same', before: first });
    const elsewhere = { ...found('other.md'), path: page.path };
    expect((await moved.read(elsewhere)).value.title).toBe('other');
  });
});
