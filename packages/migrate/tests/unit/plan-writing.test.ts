// Which files a second migration may overwrite: only unchanged files that the first one wrote.
import { describe, expect, it } from 'vitest';
import { parseRecord, printRecord } from '../../src/writing/migration-record.ts';
import { planWriting } from '../../src/writing/plan-writing.ts';

const hashes = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(texts));

const plan = ([before, made, found]: readonly Readonly<Record<string, string>>[], how: 'plain' | 'forced' = 'plain') =>
  planWriting({
    before: hashes(before ?? {}),
    made: hashes(made ?? {}),
    found: hashes(found ?? {}),
    isForced: how === 'forced',
  });

describe('a file that the migration creates', () => {
  it.each([
    ['does not exist is written', {}, {}, ['a.md']],
    ['has the same content is unchanged, whoever wrote it', {}, { 'a.md': '2' }, []],
    ['was not edited since the last run is replaced', { 'a.md': '1' }, { 'a.md': '1' }, ['a.md']],
  ])('a file that %s', (_name, before, found, written) =>
    expect(plan([before, { 'a.md': '2' }, found])).toEqual({ written, removed: [], kept: [] }),
  );

  it.each([
    ['was edited is never replaced', { 'a.md': '1' }, { 'a.md': 'mine' }],
    ['no migration has written is never replaced', {}, { 'a.md': 'mine' }],
    ['was removed by hand is not restored', { 'a.md': '1' }, {}],
  ])('a file that %s', (_name, before, found) =>
    expect(plan([before, { 'a.md': '2' }, found])).toEqual({ written: [], removed: [], kept: ['a.md'] }),
  );
});

it('a file that the original site no longer has is removed unless it was edited or removed', () => {
  const before = { 'a.md': '1', 'b.md': '1', 'c.md': '1' };
  expect(plan([before, {}, { 'a.md': '1', 'b.md': 'mine' }])).toEqual({
    written: [],
    removed: ['a.md'],
    kept: ['b.md'],
  });
});

it('force replaces all files except those that the original site never had', () => {
  const found = { 'a.md': 'mine', 'c.md': 'mine', 'd.md': 'mine' };
  const forced = plan([{ 'a.md': '1', 'b.md': '1', 'c.md': '1' }, { 'a.md': '2', 'b.md': '2' }, found], 'forced');
  expect(forced).toEqual({ written: ['a.md', 'b.md'], removed: ['c.md'], kept: [] });
});

describe('the record of a run', () => {
  const record = { generator: 'Docusaurus', source: 'website', files: hashes({ 'b.md': '2', 'a.md': '1' }) };

  it('the record is read as it was written, and lists its files in order', () => {
    const text = printRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(text.indexOf('a.md')).toBeLessThan(text.indexOf('b.md'));
  });

  it('paths outside the folder are removed from a tampered record', () => {
    const files = { '../a.md': '1', '/etc/b': '1', 'c/../../d': '1', 'C:/e': '1', 'f\\g': '1', 'good/h.md': '1' };
    const text = JSON.stringify({ generator: 'Docusaurus', source: 'website', files });
    expect([...(parseRecord(text)?.files.keys() ?? [])]).toEqual(['good/h.md']);
  });

  it.each(['', '{', '[]', '{"generator":1,"source":"a","files":{}}', '{"generator":"a","source":"b"}'])(
    'a damaged record is ignored: %s',
    (text) => expect(parseRecord(text)).toBeUndefined(),
  );
});
