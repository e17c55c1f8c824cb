import { describe, expect, it } from 'vitest';
import { parseYaml, type YamlSource } from '../../../../packages/generator/src/config/yaml/yaml-source.ts';

function parse(text: string, firstLine = 1): YamlSource {
  return parseYaml(text, { file: 'a.yml', firstLine, code: 'config' });
}

const text = `title: Docs
navbar:
  items:
    - label: One
      to: /one
    - { label: Two, href: x }
`;

describe('positions in YAML', () => {
  it('the position of a value is its start', () => {
    const source = parse(text);
    expect(source.positionOf(['title'])).toEqual({ line: 1, column: 8 });
    expect(source.positionOf(['navbar', 'items', 0, 'to'])).toEqual({ line: 5, column: 11 });
    expect(source.positionOf(['navbar', 'items', 1])).toEqual({ line: 6, column: 7 });
    expect(source.positionOf(['navbar', 'items', 1, 'href'])).toEqual({ line: 6, column: 27 });
  });

  it('the position of a key is the start of its name', () => {
    const source = parse(text);
    expect(source.positionOfKey(['navbar'])).toEqual({ line: 2, column: 1 });
    expect(source.positionOfKey(['navbar', 'items', 1, 'href'])).toEqual({ line: 6, column: 21 });
  });

  it('the position of a missing key is its parent mapping', () => {
    const source = parse(text);
    expect(source.positionOf(['navbar', 'items', 0, 'section'])).toEqual({ line: 4, column: 7 });
    expect(source.positionOf(['navbar', 'title'])).toEqual({ line: 3, column: 3 });
    expect(source.positionOf(['tagline'])).toEqual({ line: 1, column: 1 });
  });

  it('the position of a missing value is where it would be', () => {
    expect(parse('title: Docs\nurl:\n').positionOf(['url'])).toEqual({ line: 2, column: 5 });
  });

  it('every key and list item has a position by its dotted path', () => {
    const places = parse(text).positions();
    expect(places.get('title')).toEqual({ line: 1, column: 8 });
    expect(places.get('navbar.items.0.label')).toEqual({ line: 4, column: 14 });
    expect(places.get('navbar.items.1')).toEqual({ line: 6, column: 7 });
    expect(places.has('navbar.items.2')).toBe(false);
  });

  it('positions start at the given line of the file', () => {
    expect(parse('a: 1\nb: 2\n', 2).positionOf(['b'])).toEqual({ line: 3, column: 4 });
  });

  it('the source text of a single value is available', () => {
    const source = parse('version: 1.10\nnames: [a]\n');
    expect(source.value).toEqual({ version: 1.1, names: ['a'] });
    expect(source.writtenAt(['version'])).toBe('1.10');
    expect(source.writtenAt(['names'])).toBeUndefined();
  });
});

describe('invalid YAML', () => {
  it('invalid YAML is reported at its position and has no value', () => {
    const { value, diagnostics } = parse('a: 1\nb: [1, 2\nc: 3\n');
    expect(value).toBeUndefined();
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { message, file, severity } of diagnostics) {
      expect(message).toMatch(/^Invalid YAML: [^\n]+[^.:]$/);
      expect([file, severity]).toEqual(['a.yml', 'error']);
    }
  });

  it.each([
    'theme: { accent: #0b6e75 }\ntitle: Docs\n',
    'theme: { accent: #0b6e75 }',
    'theme: { accent: #0b6e75, radius: none }\n\n',
    'theme: {\n  accent: #0b6e75,\n  radius: none }\n',
    'theme: { accent: { light: #0b6e75, dark: #fff } }\ntitle: Docs\n',
  ])('a color without quotes, which starts a comment, is reported: %j', (text) => {
    const [first] = parse(text).diagnostics;
    expect(first?.hint).toBe("In YAML, # starts a comment; use quotes: '#0b6e75'");
  });

  it('a duplicate key is reported at the second one', () => {
    expect(parse('a: 1\na: 2\n').diagnostics.map(({ position }) => position)).toEqual([{ line: 2, column: 1 }]);
  });

  it('a string that begins with an asterisk is reported', () => {
    const { value, diagnostics } = parse('title: Docs\ntagline: *important*\n');
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ position: { line: 2, column: 10 }, hint: 'Quote strings that start with *' }]);
  });

  it('an alias inside its own value is reported', () => {
    const circles = ['title: Docs\ntags: &all [a, *all]\n', 'a: 1\nb: &b\n  c: { d: *b }\n'];
    const told = circles.map((circle) => parse(circle).diagnostics);
    expect(told.map(([first]) => first?.position)).toEqual([
      { line: 2, column: 16 },
      { line: 3, column: 11 },
    ]);
    expect(told.flat().map(({ message }) => message)).toEqual([
      'Invalid YAML: the alias *all refers to a value that contains it',
      'Invalid YAML: the alias *b refers to a value that contains it',
    ]);
  });

  it('control characters are replaced, including escapes', () => {
    expect(parse('a: x\u0001y\nb: "\\0 \\x07 \\t"\n').value).toEqual({ a: 'x\uFFFDy', b: '\uFFFD \uFFFD \t' });
  });

  it('a defined alias has the value of its anchor', () => {
    expect(parse('a: &name One\nb: *name\n')).toMatchObject({ value: { a: 'One', b: 'One' }, diagnostics: [] });
  });
});

describe('malicious YAML', () => {
  const place = ({ diagnostics }: YamlSource): readonly unknown[] =>
    diagnostics.map(({ message, position }) => [message, position?.line, position?.column]);

  it('excessive nesting is one error', () => {
    const deep = [
      [`a: ${'['.repeat(40_000)}`, 1, 204],
      [`a: ${'['.repeat(10_000)}${']'.repeat(10_000)}`, 1, 204],
      [`b: 1\na: ${'{a: '.repeat(10_000)}`, 2, 804],
      [`a:\n${'- '.repeat(20_000)}b`, 2, 1],
      [`a: [\n${' ['.repeat(300)}`, 2, 400],
      ['[\n'.repeat(300), 201, 1],
      [Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'), 201, 1],
    ] as const;
    for (const [text, line, column] of deep)
      expect(place(parse(text))).toEqual([['Invalid YAML: lists or mappings are nested too deeply', line, column]]);
  });

  it('long but flat YAML is accepted', () => {
    const long = `a:\n${'  - { b: [c], d: "[" }\n'.repeat(500)}text: |\n${'  - [ {\n'.repeat(150)}`;
    expect(parse(long).diagnostics).toEqual([]);
  });

  it('aliases that expand to too many values are reported at the alias', () => {
    const row = (name: string, of: string): string => `${name}: &${name} [${Array(9).fill(of).join(',')}]\n`;
    const text = row('a', 'x') + row('b', '*a') + row('c', '*b') + row('d', '*c') + row('e', '*d');
    const message = 'Invalid YAML: aliases expand to too many values';
    expect(place(parse(text))).toEqual([[message, 5, 32]]);
    expect(place(parse(`a: &a x\nb:\n${'- *a\n'.repeat(5000)}`))).toEqual([[message, 1003, 3]]);
  });

  it('each duplicate key is reported, and each key that is not a string', () => {
    const text = 'a: 1\nb: { c: 1, c: 2 }\na: 2\n? [x]\n: 3\n';
    expect(place(parse(text))).toEqual([
      ["Invalid YAML: duplicate key 'a'", 3, 1],
      ['Invalid YAML: a key must be a string, not a list or a mapping', 4, 3],
      ["Invalid YAML: duplicate key 'c'", 2, 12],
    ]);
  });

  it('an error inside invalid YAML is reported at its own line', () => {
    const place = parse('  - item\nword\ntitle: text\n').diagnostics.map(({ position }) => position);
    expect(place).toContainEqual({ line: 3, column: 6 });
  });

  it('a second document is reported at its start', () => {
    expect(place(parse('a: 1\n...\nb: 2\n'))).toEqual([
      ['Invalid YAML: the file contains more than one document', 3, 1],
    ]);
  });
});
