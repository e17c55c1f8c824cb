// The line format of cache files: lines are found by kind and path, and incomplete files are ignored.
import { describe, expect, it } from 'vitest';
import {
  indexLines,
  type Line,
  lineBytes,
  sealed,
  splitColumns,
  unseal,
} from '../../../../packages/generator/src/pages/cache/line-file.ts';

const seal = 'test 1';

/** Chunks are copied, because each one is valid only until the next. */
function fileOf(lines: readonly Line[], size = 0): Buffer {
  const filling = size > 0 ? [lineBytes({ kind: 'z', path: '', columns: ['z'.repeat(size)] })] : [];
  const body = [...lines.map(lineBytes), ...filling].flatMap((bytes) => [...bytes]);
  const chunks: Buffer[] = [];
  for (const chunk of sealed(body, seal)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function columnsAt(file: Buffer, key: string): readonly string[] | undefined {
  const body = unseal(file, seal);
  const line = body && indexLines(body).get(key);
  return line && splitColumns(body.subarray(line.columns, line.end)).map(String);
}

describe('a line', () => {
  it.each(['a/b.md', 'año "1".md', 'tab\there\nand\\there', ''])('finds a line by its path %j', (path) => {
    const file = fileOf([
      { kind: 'a', path, columns: ['1', 'ñ', ''] },
      { kind: 'b', path, columns: [Buffer.from('2')] },
    ]);
    expect(columnsAt(file, `a${path}`)).toEqual(['1', 'ñ', '']);
    expect(columnsAt(file, `b${path}`)).toEqual(['2']);
    expect(columnsAt(file, `c${path}`)).toBeUndefined();
  });
});

describe('a seal', () => {
  it('accepts the seal of a file with many chunks', () => {
    const file = fileOf([{ kind: 'a', path: 'x', columns: ['1'] }], 9_000_000);
    expect(file.length).toBeGreaterThan(9_000_000);
    expect(columnsAt(file, 'ax')).toEqual(['1']);
  });

  it('rejects the seal of another version, of a file with one changed byte, and of a truncated file', () => {
    const file = fileOf([{ kind: 'a', path: 'x', columns: ['1'] }], 5_000_000);
    expect(unseal(file, 'test 2')).toBeUndefined();
    for (const at of [0, 3, 4_000_000, file.length - 50, file.length - 1]) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(unseal(changed, seal), `byte ${at}`).toBeUndefined();
    }
    for (const end of [0, 1, 4_000_001, file.length - 1]) expect(unseal(file.subarray(0, end), seal)).toBeUndefined();
  });

  it('accepts the seal of a file without lines', () => {
    expect(unseal(fileOf([]), seal)?.length).toBe(0);
  });
});
