import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { explainIssues } from '../../../../packages/generator/src/config/yaml/explain-issue.ts';
import { parseYaml } from '../../../../packages/generator/src/config/yaml/yaml-source.ts';
import { told } from '../../model-of.ts';

const schema = z.strictObject({
  name: z.string().min(1),
  size: z.int().min(2).max(6).optional(),
  isOpen: z.boolean().optional(),
  mode: z.enum(['light', 'dark']).optional(),
  tags: z.array(z.string()).min(1).optional(),
  text: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  inner: z.strictObject({ first: z.string(), second: z.string().optional() }).optional(),
  list: z.array(z.strictObject({ label: z.string() })).optional(),
});

function explain(yaml: string): readonly string[] {
  const source = parseYaml(yaml, { file: 'a.yml', firstLine: 1, code: 'config' });
  const { error } = schema.safeParse(source.value);
  return error ? told(explainIssues(error, { file: 'a.yml', code: 'config', source, schema })) : [];
}

describe('messages about invalid values', () => {
  it.each([
    ['name: 5', "a.yml:1:7 'name' must be a string, not 5"],
    ['name: x\nsize: big', "a.yml:2:7 'size' must be a number, not 'big'"],
    ['name: x\nsize: 2.5', "a.yml:2:7 'size' must be an integer, not 2.5"],
    ['name: x\nsize: 1', "a.yml:2:7 'size' must be at least 2, not 1"],
    ['name: x\nsize: 7', "a.yml:2:7 'size' must be at most 6, not 7"],
    ['name: x\nisOpen: "yes"', "a.yml:2:9 'isOpen' must be true or false, not 'yes'"],
    ['name: x\ntags: one', "a.yml:2:7 'tags' must be a list, not 'one'"],
    ['name: x\ntags: [a, 1]', "a.yml:2:11 'tags[1]' must be a string, not 1"],
    ['name: x\ninner: [a]', "a.yml:2:8 'inner' must be a mapping, not a list"],
    ['name: { a: b }', "a.yml:1:7 'name' must be a string, not a mapping"],
    ['name: ""', "a.yml:1:7 'name' must not be empty"],
    ['name: x\ntags: []', "a.yml:2:7 'tags' must not be empty"],
    ['name: null', "a.yml:1:7 'name' must be a string, not null"],
    ['name: # a note', "a.yml:1:7 'name' must be a string, not null"],
    [
      'name: #0b6e75',
      "a.yml:1:7 'name' must be a string, not null - In YAML, # starts a comment; use quotes: '#0b6e75'",
    ],
    [
      'name: x\ntext: #fff the accent\n',
      "a.yml:2:7 'text' must be a string or a mapping, not null - In YAML, # starts a comment; use quotes: '#fff'",
    ],
  ])('describes the error in %j', (yaml, expected) => {
    expect(explain(yaml)).toEqual([expected]);
  });

  it('reports a missing key at its parent mapping', () => {
    expect(explain('size: 3')).toEqual(["a.yml:1:1 'name' is missing"]);
    expect(explain('name: x\nlist:\n  - label: a\n  - {}')).toEqual(["a.yml:4:5 'list[1].label' is missing"]);
  });

  it('suggests an allowed value for a misspelled one', () => {
    expect(explain('name: x\nmode: drak')).toEqual([
      "a.yml:2:7 'mode' must be 'light' or 'dark', not 'drak' - Did you mean dark?",
    ]);
  });

  it('suggests a known key for a misspelled one, and lists the known keys otherwise', () => {
    expect(explain('nmae: x\nname: x')).toEqual(["a.yml:1:1 Unknown key 'nmae' - Did you mean name?"]);
    expect(explain('name: x\ninner: { first: a, zzzzzz: b }')).toEqual([
      "a.yml:2:20 Unknown key 'inner.zzzzzz' - Available keys: first, second",
    ]);
    expect(explain('name: x\nlist: [{ label: a, lable: b }]')).toEqual([
      "a.yml:2:20 Unknown key 'list[0].lable' - Did you mean label?",
    ]);
  });

  it('lists the known keys once for several unknown ones', () => {
    expect(explain('name: x\ninner: { first: a, zzzzzz: b, yyyyyy: c, secnd: d, xxxxxx: e }')).toEqual([
      "a.yml:2:20 Unknown key 'inner.zzzzzz' - Available keys: first, second",
      "a.yml:2:31 Unknown key 'inner.yyyyyy'",
      "a.yml:2:42 Unknown key 'inner.secnd' - Did you mean second?",
      "a.yml:2:52 Unknown key 'inner.xxxxxx'",
    ]);
  });

  it('lists all types of a union, or reports the error in the best matching one', () => {
    expect(explain('name: x\ntext: 5')).toEqual(["a.yml:2:7 'text' must be a string or a mapping, not 5"]);
    expect(explain('name: x\ntext: { es: 5 }')).toEqual(["a.yml:2:13 'text.es' must be a string, not 5"]);
  });

  it('reports a file that is not a mapping', () => {
    expect(explain('- a')).toEqual(['a.yml:1:1 The file must be a mapping']);
  });

  it('reports all errors at once', () => {
    expect(explain('name: 1\nsize: x\nmode: y\nother: z')).toHaveLength(4);
  });
});
