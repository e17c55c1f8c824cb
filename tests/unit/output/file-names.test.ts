import { describe, expect, it } from 'vitest';
import type { OutputPath } from '../../../packages/generator/src/model/paths.ts';
import { checkFileNames } from '../../../packages/generator/src/output/file-names.ts';

/** Messages about files, each with the sources that it mentions. The source of `a.html` is `a.md`. */
function complaints(...paths: readonly string[]): readonly string[] {
  const files = paths.map((path) => ({ path: path as OutputPath, source: path.replace('.html', '.md') }));
  return checkFileNames(files, () => false).map(
    ({ message, file, related }) => `${message} (${[file, ...related.map((other) => other.file)].join(', ')})`,
  );
}

describe('names in the output', () => {
  it('accepts file names that are valid on every system', () => {
    expect(
      complaints('a.html', 'b/index.html', 'en/Über/index.html', '.nojekyll', 'console/com.html', 'x'.repeat(255)),
    ).toEqual([]);
  });

  it('reports files and folders that differ only in case, at both positions', () => {
    expect(complaints('guide/a.html', 'Guide/b.html', 'guide/A.html')).toEqual([
      'The output would contain guide and Guide, which differ only in case (Guide/b.md, guide/a.md)',
      'The output would contain guide/a.html and guide/A.html, which differ only in case (guide/A.md, guide/a.md)',
    ]);
  });

  it('reports names that differ only in the encoding of accents, at both positions', () => {
    expect(complaints('caf\u00e9.html', 'cafe\u0301.html')).toEqual([
      'The output would contain caf\u00e9.html and cafe\u0301.html, which differ only in the encoding of accents ' +
        '(cafe\u0301.md, caf\u00e9.md)',
    ]);
  });

  it.each([
    ['aux/index.html', 'aux'],
    ['en/Nul.html', 'Nul.html'],
    ['com1', 'com1'],
    ['what?/index.html', 'what?'],
    ['a/b:c.html', 'b:c.html'],
    ['end./index.html', 'end.'],
    ['space /index.html', 'space '],
    ['a\\b.html', 'a\\b.html'],
    ['tab\t.html', 'tab\t.html'],
    ['two\nlines.html', 'two\nlines.html'],
  ])('that Windows cannot hold are wrong: %s', (path, name) => {
    expect(complaints(path)).toEqual([
      `The output would contain the file ${path}, but the name '${name}' is not valid on Windows (${path.replace('.html', '.md')})`,
    ]);
  });

  it('reports names of more than 255 bytes in any script', () => {
    const name = 'ж'.repeat(128);
    expect(complaints(`${name}/index.html`)).toEqual([
      `The output would contain the file ${name}/index.html, but the name '${name}' is too long: 256 bytes, ` +
        `the limit is 255 (${name}/index.md)`,
    ]);
    expect(complaints(`${'ж'.repeat(127)}/index.html`)).toEqual([]);
  });

  it('reports names of files without a source, such as the page of a tag', () => {
    const path = `${'a'.repeat(256)}/index.html` as OutputPath;
    expect(checkFileNames([{ path, source: '' }], () => false)).toMatchObject([
      { file: '', message: expect.stringContaining('is too long') },
    ]);
  });
});
