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
  it('a file that does not exist is written', () => {
    expect(plan([{}, { 'a.md': '1' }, {}])).toMatchObject({ written: ['a.md'], unchanged: [], kept: [] });
  });

  it('a file with the same content is unchanged, whoever wrote it', () => {
    expect(plan([{}, { 'a.md': '1' }, { 'a.md': '1' }])).toMatchObject({ written: [], unchanged: ['a.md'], kept: [] });
  });

  it('a file of the last run that was not edited is replaced', () => {
    expect(plan([{ 'a.md': '1' }, { 'a.md': '2' }, { 'a.md': '1' }])).toMatchObject({ written: ['a.md'], kept: [] });
  });

  it('an edited file is never replaced, and a newer original is reported', () => {
    const edited = { path: 'a.md', why: 'edited' };
    const sameText = plan([{ 'a.md': '1' }, { 'a.md': '1' }, { 'a.md': 'mine' }]);
    expect([sameText.written, sameText.kept]).toEqual([[], [{ ...edited, hasNewText: false }]]);
    const newText = plan([{ 'a.md': '1' }, { 'a.md': '2' }, { 'a.md': 'mine' }]);
    expect([newText.written, newText.kept]).toEqual([[], [{ ...edited, hasNewText: true }]]);
  });

  it('a file that no migration has written is never replaced', () => {
    const { written, kept } = plan([{ 'b.md': '1' }, { 'a.md': '1', 'b.md': '1' }, { 'a.md': 'mine', 'b.md': '1' }]);
    expect([written, kept]).toEqual([[], [{ path: 'a.md', why: 'own', hasNewText: true }]]);
  });

  it('a file that was removed by hand is not restored', () => {
    const { written, kept } = plan([{ 'a.md': '1' }, { 'a.md': '2' }, {}]);
    expect([written, kept]).toEqual([[], [{ path: 'a.md', why: 'gone', hasNewText: true }]]);
  });
});

describe('a file that the original site no longer has', () => {
  it('a file without an original is removed unless it was edited or removed', () => {
    const { removed, kept } = plan([{ 'a.md': '1', 'b.md': '1', 'c.md': '1' }, {}, { 'a.md': '1', 'b.md': 'mine' }]);
    expect(removed).toEqual(['a.md']);
    expect(kept).toEqual([{ path: 'b.md', why: 'orphan', hasNewText: false }]);
  });
});

it('force replaces all files except those that the original site never had', () => {
  const found = { 'a.md': 'mine', 'c.md': 'mine', 'd.md': 'mine' };
  const forced = plan([{ 'a.md': '1', 'b.md': '1', 'c.md': '1' }, { 'a.md': '2', 'b.md': '2' }, found], 'forced');
  const files = { written: ['a.md', 'b.md'], unchanged: [], replaced: ['a.md', 'c.md'], removed: ['c.md'], kept: [] };
  expect(forced).toEqual(files);
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
