// Flat YAML has a separate parser, which is compared with the full YAML parser here.
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readFlatYaml } from '../../../../packages/generator/src/config/yaml/flat-yaml.ts';
import { parseYaml } from '../../../../packages/generator/src/config/yaml/yaml-source.ts';

/** Nested by one level, the text is no longer flat, so these positions come from the full parser. */
function wholePositions(text: string): unknown {
  const nested = parseYaml(`flat:\n${text.replace(/^/gm, '  ')}`, { file: 'a.md', firstLine: 1, code: 'front-matter' });
  return [...nested.positions()]
    .filter(([path]) => path !== 'flat')
    .map(([path, { line, column }]) => [path.replace('flat.', ''), { line, column: column - 2 }]);
}

describe('flat YAML', () => {
  it.each([
    'title: Welcome',
    'title: Qué es, y para qué (sirve)',
    'slug: /a/b-c',
    'title: "Two: words # here"',
    "title: 'it is'",
    'title: ""',
    'sidebar_position: 12',
    'sidebar_position: 0',
    'draft: true\nunlisted: false',
    'title:   Spaces around   \nid: next',
    'title: 日本語',
  ])('%j is read as by the complete parser', (text) => {
    const flat = readFlatYaml(text, 2);
    expect(flat?.value).toEqual(parseDocument(text).toJS());
    expect([...(flat?.positions ?? [])]).toEqual(wholePositions(text));
  });

  it.each([
    ['nothing at all', ''],
    ['a comment', 'title: A # not the title'],
    ['a key in the value', 'title: A: B'],
    ['a colon at the end', 'title: A:'],
    ['a key without a value', 'title:'],
    ['a value on the next line', 'title:\n  A'],
    ['a value that goes on', 'title: A\n  B'],
    ['a list', 'keywords: [a, b]'],
    ['a word of another meaning', 'title: Null'],
    ['a word that other YAML reads as no', 'title: off'],
    ['a number that is not whole', 'title: 1.10'],
    ['a number with zeros in front', 'title: 007'],
    ['a number too large to be exact', 'title: 12345678901234567890'],
    ['a date', 'title: 2024-01-01'],
    ['an escape', 'title: "a\\nb"'],
    ['a quote within quotes', "title: 'it''s'"],
    ['text behind quotes', 'title: "A" b'],
    ['an anchor', 'title: &a A'],
    ['a text over several lines', 'title: |\n  A'],
    ['the same key twice', 'title: A\ntitle: B'],
    ['an empty line', 'title: A\n\nid: a'],
    ['a tab', 'title:\tA'],
    ['other line ends', 'title: A\r\nid: a'],
    ['a line without a key', 'title: A\nB'],
  ])('%s is left to the complete parser', (_name, text) => {
    expect(readFlatYaml(text, 2)).toBeUndefined();
  });

  it('positions of values start at the given line of the file', () => {
    expect([...(readFlatYaml('id: a\ntitle:  A', 2)?.positions ?? [])]).toEqual([
      ['id', { line: 2, column: 5 }],
      ['title', { line: 3, column: 9 }],
    ]);
  });
});
