import { describe, expect, it } from 'vitest';
import type { UrlPath } from '../../../packages/generator/src/model/paths.ts';
import { parseLedger, printLedger } from '../../../packages/generator/src/routes/ledger-text.ts';

/** URLs with their anchors. */
function read(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...parseLedger(text).ledger].map(([url, { anchors }]) => [url, [...anchors.keys()]]));
}

const address = (url: string, ...anchors: readonly string[]) => ({ url: url as UrlPath, anchors });

describe('the ledger', () => {
  it('the ledger does not depend on the order of pages and headings', () => {
    const text = printLedger([address('/b/', 'two', 'one'), address('/'), address('/a/')]);
    expect(text).toBe(printLedger([address('/a/'), address('/'), address('/b/', 'one', 'two')]));
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/', '/a/', '/b/ #one #two']);
    expect(text).toMatch(/^# /);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('URLs and anchors with any characters survive writing and reading the ledger', () => {
    const written = [address('/a b/100%/', 'x y', '50%', '#', 'ñandú'), address('/año/c#/')];
    expect(read(printLedger(written))).toEqual({ '/a b/100%/': ['#', '50%', 'x y', 'ñandú'], '/año/c#/': [] });
  });

  it('merges the ledger lines of two branches, in any order and with any line breaks', () => {
    expect(read('/b/ #one\r\n\r\n/a/\r\n/b/ #two #one\r\n')).toEqual({ '/b/': ['one', 'two'], '/a/': [] });
  });

  it('reports the position of every ledger entry, including invalid ones', () => {
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
