import { describe, expect, it } from 'vitest';
import { parseYaml, type YamlSource } from '../../../packages/generator/src/text/yaml-source.ts';

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
  it('a value is where it begins', () => {
    const source = parse(text);
    expect(source.positionOf(['title'])).toEqual({ line: 1, column: 8 });
    expect(source.positionOf(['navbar', 'items', 0, 'to'])).toEqual({ line: 5, column: 11 });
    expect(source.positionOf(['navbar', 'items', 1])).toEqual({ line: 6, column: 7 });
    expect(source.positionOf(['navbar', 'items', 1, 'href'])).toEqual({ line: 6, column: 27 });
  });

  it('a key is where its name begins', () => {
    const source = parse(text);
    expect(source.positionOfKey(['navbar'])).toEqual({ line: 2, column: 1 });
    expect(source.positionOfKey(['navbar', 'items', 1, 'href'])).toEqual({ line: 6, column: 21 });
  });

  it('a key that is not there is at the map that lacks it', () => {
    const source = parse(text);
    expect(source.positionOf(['navbar', 'items', 0, 'section'])).toEqual({ line: 4, column: 7 });
    expect(source.positionOf(['navbar', 'title'])).toEqual({ line: 3, column: 3 });
    expect(source.positionOf(['tagline'])).toEqual({ line: 1, column: 1 });
  });

  it('a key without a value is where the value would stand', () => {
    expect(parse('title: Docs\nurl:\n').positionOf(['url'])).toEqual({ line: 2, column: 5 });
  });

  it('every key and list item has a place, by dotted path', () => {
    const places = parse(text).positions();
    expect(places.get('title')).toEqual({ line: 1, column: 8 });
    expect(places.get('navbar.items.0.label')).toEqual({ line: 4, column: 14 });
    expect(places.get('navbar.items.1')).toEqual({ line: 6, column: 7 });
    expect(places.has('navbar.items.2')).toBe(false);
  });

  it('lines count from the line of the file on which the text begins', () => {
    expect(parse('a: 1\nb: 2\n', 2).positionOf(['b'])).toEqual({ line: 3, column: 4 });
  });

  it('a single value is known as it is written', () => {
    const source = parse('version: 1.10\nnames: [a]\n');
    expect(source.value).toEqual({ version: 1.1, names: ['a'] });
    expect(source.writtenAt(['version'])).toBe('1.10');
    expect(source.writtenAt(['names'])).toBeUndefined();
  });
});

describe('text that is not YAML', () => {
  it('is told with its place, and has no value', () => {
    const { value, diagnostics } = parse('a: 1\nb: [1, 2\nc: 3\n');
    expect(value).toBeUndefined();
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { message, file, severity } of diagnostics) {
      expect(message).toMatch(/^This is not valid YAML: [^\n]+[^.:]$/);
      expect([file, severity]).toEqual(['a.yml', 'error']);
    }
  });

  it('a key written twice is at the second one', () => {
    expect(parse('a: 1\na: 2\n').diagnostics.map(({ position }) => position)).toEqual([{ line: 2, column: 1 }]);
  });

  it('words that begin with an asterisk are a mistake, not a crash', () => {
    const { value, diagnostics } = parse('title: Docs\ntagline: *important*\n');
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { position: { line: 2, column: 10 }, hint: 'A text that begins with * belongs in quotes' },
    ]);
  });

  it('an alias whose anchor is there is its value', () => {
    expect(parse('a: &name One\nb: *name\n')).toMatchObject({ value: { a: 'One', b: 'One' }, diagnostics: [] });
  });
});
