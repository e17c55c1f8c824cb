// Diagnostics as text for the terminal, their counts, order and severity.
import { describe, expect, it } from 'vitest';
import { countDiagnostics, formatDiagnostic } from '../../../packages/generator/src/diagnostics/format.ts';
import { resultOf } from '../../../packages/generator/src/diagnostics/plain.ts';
import {
  atLevel,
  atStrictness,
  type Diagnostic,
  error,
  hasErrors,
  sortDiagnostics,
  warning,
} from '../../../packages/generator/src/model/diagnostic.ts';

const tag =
  (name: string) =>
  (text: string): string =>
    `<${name}>${text}</${name}>`;
const plain = (text: string): string => text;
const paint = { error: tag('e'), warning: tag('w'), strong: tag('b'), success: plain, quiet: plain };

const at = (column: number, more: Partial<Parameters<typeof error>[0]> = {}): Diagnostic =>
  error({ code: 'broken-link', message: 'Broken link', file: 'a.md', position: { line: 12, column }, ...more });

/** Lines of a diagnostic at a column of a source line. */
const excerptOf = (source: string | undefined, column = 1): readonly string[] =>
  formatDiagnostic(at(column), () => source, paint)
    .split('\n')
    .slice(1);

describe('a diagnostic on the terminal', () => {
  it('consists of position, severity, message, code, hint and related positions', () => {
    const hint = 'Did you mean b.md?';
    const related = [
      { message: 'Also here', file: 'b.md', position: { line: 3, column: 4 } },
      { message: 'And in', file: 'c.md', position: undefined },
    ];
    expect(formatDiagnostic(at(1, { hint, related }), () => undefined, paint)).toBe(
      '<b>a.md:12:1</b> <e>error</e> Broken link [broken-link]\n  Did you mean b.md?\n  Also here: b.md:3:4\n  And in: c.md',
    );
  });

  it('has only what is known of its position', () => {
    const inFile = warning({ code: 'content', message: 'Empty', file: 'a.md' });
    expect(formatDiagnostic(inFile, () => 'never shown', paint)).toBe('<b>a.md</b> <w>warning</w> Empty [content]');
    const anywhere = error({ code: 'content', message: 'No pages' });
    expect(formatDiagnostic(anywhere, () => 'never shown', paint)).toBe('<e>error</e> No pages [content]');
  });

  it('shows the source line with a mark below the column', () => {
    expect(excerptOf('See [b](b.md).', 5)).toEqual(['  12 | See [b](b.md).', '     |     ^']);
  });

  it('shows no source line that is unknown or blank', () => {
    expect(excerptOf(undefined)).toEqual([]);
    expect(excerptOf(' \t ')).toEqual([]);
  });

  it('replaces tabs and control characters, so that the mark stays below its character', () => {
    expect(excerptOf('\tcode\u001B[2J', 2)).toEqual(['  12 |  code\uFFFD[2J', '     |  ^']);
  });

  it('shows at most 100 characters of a long line, including the marked one, with an ellipsis where it is cut', () => {
    const source = Array.from({ length: 300 }, (_, index) => String(index % 10)).join('');
    const expected = (shown: string, mark: number): readonly string[] => [
      `  12 | ${shown}`,
      `     | ${' '.repeat(mark)}^`,
    ];
    expect(excerptOf(source, 10)).toEqual(expected(`${source.slice(0, 99)}…`, 9));
    expect(excerptOf(source, 150)).toEqual(expected(`…${source.slice(90, 188)}…`, 60));
    // At the end of the line, the last 100 characters.
    expect(excerptOf(source, 300)).toEqual(expected(`…${source.slice(201)}`, 99));
    expect(excerptOf(source.slice(0, 100), 100)).toEqual(expected(source.slice(0, 100), 99));
  });
});

const mistake = at(1);
const doubt = warning({ code: 'content', message: 'Empty', file: 'b.md' });

it('counts errors and warnings separately, and omits what there is none of', () => {
  expect(countDiagnostics([mistake, doubt, doubt])).toBe('1 error, 2 warnings');
  expect(countDiagnostics([doubt])).toBe('1 warning');
  expect(countDiagnostics([mistake, mistake])).toBe('2 errors');
});

it('a result is successful if it has no errors', () => {
  expect(resultOf([doubt])).toMatchObject({ ok: true, errors: 0, warnings: 1 });
  expect(resultOf([doubt, mistake])).toMatchObject({ ok: false, errors: 1, warnings: 1 });
});

it('one error among warnings is enough for errors', () => {
  expect([hasErrors([doubt, mistake]), hasErrors([doubt]), hasErrors([])]).toEqual([true, false, false]);
});

it('strict mode reports warnings as errors', () => {
  expect(atStrictness([mistake, doubt], { isStrict: true }).map(({ severity }) => severity)).toEqual([
    'error',
    'error',
  ]);
  expect(atStrictness([mistake, doubt], { isStrict: false })).toEqual([mistake, doubt]);
});

it('checks.anchors sets the level of duplicate anchors only', () => {
  const twice = warning({ code: 'duplicate-anchor', message: 'Used twice', file: 'a.md' });
  expect(atLevel(twice, 'off')).toEqual([]);
  expect(atLevel(twice, 'error')).toEqual([{ ...twice, severity: 'error' }]);
  expect(atLevel(doubt, 'off')).toEqual([doubt]);
});

it('diagnostics are sorted by file, line, column and message, without duplicates', () => {
  const where = (file: string, line: number, column: number, message: string): Diagnostic =>
    error({ code: 'content', message, file, position: { line, column } });
  const wholeFile = error({ code: 'content', message: 'z', file: 'b.md' });
  const sorted = [
    where('a.md', 9, 9, 'z'),
    wholeFile,
    where('b.md', 2, 10, 'z'),
    where('b.md', 10, 2, 'z'),
    where('b.md', 10, 9, 'a'),
    where('b.md', 10, 9, 'b'),
  ];
  expect(sortDiagnostics([...sorted, ...sorted].reverse())).toEqual(sorted);
});
