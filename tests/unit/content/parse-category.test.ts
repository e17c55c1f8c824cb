import { describe, expect, it } from 'vitest';
import { parseCategory } from '../../../packages/generator/src/content/parse-category.ts';
import type { Checked } from '../../../packages/generator/src/model/diagnostic.ts';
import type { LocaleCode, SourcePath } from '../../../packages/generator/src/model/paths.ts';
import type { CategoryFile } from '../../../packages/generator/src/model/source.ts';
import { told } from '../model-of.ts';

function parse(text: string, path = 'a/_category_.yml'): Checked<CategoryFile> {
  const location = { locale: 'en' as LocaleCode, section: undefined, version: undefined, relative: path };
  return parseCategory({ path: path as SourcePath, kind: 'category', location, text, hash: '0' });
}

function mistakes(text: string): readonly string[] {
  return told(parse(text).diagnostics).map((line) => line.replace('a/_category_.yml:', ''));
}

describe('a category file', () => {
  it('a category file sets all options of a folder', () => {
    const { value, diagnostics } = parse(`label: Documents
description: All of them
position: 2
collapsible: true
collapsed: false
className: new
link: { type: generated-index, slug: /docs, title: T, description: D, image: i.png, keywords: [a] }
`);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      label: 'Documents',
      description: 'All of them',
      position: 2,
      collapsible: true,
      collapsed: false,
      className: 'new',
      link: { type: 'generated-index', slug: '/docs', title: 'T', description: 'D', image: 'i.png', keywords: ['a'] },
    });
  });

  it('a category file can be JSON', () => {
    const { value, diagnostics } = parse(
      '{ "label": "A", "link": { "type": "doc", "id": "intro" } }',
      '_category_.json',
    );
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ label: 'A', link: { type: 'doc', id: 'intro' } });
  });

  it('a link of null differs from an omitted link', () => {
    expect(parse('link: null').value.link).toBeNull();
    expect(parse('label: A').value.link).toBeUndefined();
  });

  it('a category file can be empty', () => {
    const { value, diagnostics } = parse('');
    expect([value.label, value.link]).toEqual([undefined, undefined]);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['lable: A', "1:1 Unknown key 'lable' - Did you mean label?"],
    ['label: 5', "1:8 'label' must be a string, not 5"],
    ['position: two', "1:11 'position' must be a number, not 'two'"],
    ['collapsed: x', "1:12 'collapsed' must be true or false, not 'x'"],
    ['link: { type: page }', "1:15 'link.type' must be 'doc' or 'generated-index', not 'page'"],
    [
      'link: { type: docs, id: a }',
      "1:15 'link.type' must be 'doc' or 'generated-index', not 'docs' - Did you mean doc?",
    ],
    ['link: { type: doc }', "1:7 'link.id' is missing"],
    ['link: { type: generated-index, slg: /a }', "1:32 Unknown key 'link.slg' - Did you mean slug?"],
  ])('reports the error in %j at its position', (text, expected) => {
    expect(mistakes(text)).toEqual([expected]);
  });

  it('a category file with invalid YAML has no values', () => {
    const { value, diagnostics } = parse('label: A\nlabel: B\n');
    expect(diagnostics).toMatchObject([{ code: 'category', position: { line: 2, column: 1 } }]);
    expect(value.label).toBeUndefined();
  });
});
