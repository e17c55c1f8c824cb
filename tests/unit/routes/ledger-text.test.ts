import { describe, expect, it } from 'vitest';
import type { UrlPath } from '../../../packages/generator/src/model/paths.ts';
import { parseLedger, printLedger } from '../../../packages/generator/src/routes/ledger-text.ts';

/** Addresses with their anchors. */
function read(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...parseLedger(text).ledger].map(([url, { anchors }]) => [url, [...anchors.keys()]]));
}

const address = (url: string, ...anchors: readonly string[]) => ({ url: url as UrlPath, anchors });

describe('the ledger', () => {
  it('has the same bytes whatever the order of pages and headings', () => {
    const text = printLedger([address('/b/', 'two', 'one'), address('/'), address('/a/')]);
    expect(text).toBe(printLedger([address('/a/'), address('/'), address('/b/', 'one', 'two')]));
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/', '/a/', '/b/ #one #two']);
    expect(text).toMatch(/^# /);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('is read as it was written, whatever characters addresses and anchors have', () => {
    const written = [address('/a b/100%/', 'x y', '50%', '#', 'ñandú'), address('/año/c#/')];
    expect(read(printLedger(written))).toEqual({ '/a b/100%/': ['#', '50%', 'x y', 'ñandú'], '/año/c#/': [] });
  });

  it('keeps the lines of both branches after a merge, whatever their order and line ends', () => {
    expect(read('/b/ #one\r\n\r\n/a/\r\n/b/ #two #one\r\n')).toEqual({ '/b/': ['one', 'two'], '/a/': [] });
  });

  it('knows the place of every word, and of those that are no address and no anchor', () => {
    const { ledger, invalid } = parseLedger('# words\n/a/  #one #two\n<<<<<<< HEAD\n/b/ three\n  api/\n/c/ #\n');
    const line = ledger.get('/a/' as UrlPath);
    expect(line?.position).toEqual({ line: 2, column: 1 });
    expect(line?.anchors.get('two')).toEqual({ line: 2, column: 11 });
    expect(invalid.map(({ word, position }) => [word, position.line, position.column])).toEqual([
      ['<<<<<<<', 3, 1],
      ['three', 4, 5],
      ['api/', 5, 3],
      ['#', 6, 5],
    ]);
    expect([...ledger.keys()]).toEqual(['/a/']);
  });
});
