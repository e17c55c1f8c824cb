import { describe, expect, it } from 'vitest';
import { configJsonSchema, siteConfigSchema } from '../../../packages/generator/src/model/schema/site-schema.ts';

type Json = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns every map of keys in a JSON Schema, with its path. */
function mapsIn(schema: unknown, path: string): readonly (readonly [string, Json])[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => mapsIn(each, path));
  if (!isMap(schema)) return [];
  const { properties } = schema;
  const own = isMap(properties) ? [[path, schema] as const] : [];
  const below = isMap(properties)
    ? Object.entries(properties).flatMap(([key, each]) => mapsIn(each, `${path}.${key}`))
    : [];
  return [...own, ...below, ...mapsIn(schema.anyOf, path), ...mapsIn(schema.items, path)];
}

const maps = mapsIn(configJsonSchema(), '');

describe('the JSON Schema of the configuration', () => {
  it('the schema contains nested mappings, lists and unions', () => {
    const paths = maps.map(([path]) => path);
    for (const path of ['', '.locales', '.sections.versions', '.navbar.items.items', '.markdown.remarkPlugins']) {
      expect(paths).toContain(path);
    }
  });

  it('no mapping of the schema allows unknown keys', () => {
    expect(maps.filter(([, map]) => map.additionalProperties !== false)).toEqual([]);
  });

  it.each([
    { extra: 1 },
    { locales: [{ code: 'es', extra: 1 }] },
    { sections: [{ id: 'api', extra: 1 }] },
    { sections: [{ id: 'api', versions: [{ name: 'a', extra: 1 }] }] },
    { sections: [{ id: 'api', links: [{ label: 'A', to: '/', extra: 1 }] }] },
    { navbar: { extra: 1 } },
    { navbar: { items: [{ label: 'A', to: '/', extra: 1 }] } },
    { navbar: { items: [{ label: 'A', items: [{ label: 'B', to: '/', extra: 1 }] }] } },
    { footer: { copyright: 'C', extra: 1 } },
    { announcement: { id: 'a', content: 'A', extra: 1 } },
    { colorMode: { extra: 1 } },
    { tableOfContents: { extra: 1 } },
    { sidebar: { extra: 1 } },
    { checks: { extra: 1 } },
    { redirects: [{ from: '/a', to: '/b', extra: 1 }] },
    { markdown: { extra: 1 } },
    { markdown: { remarkPlugins: [{ name: 'a', extra: 1 }] } },
  ])('unknown keys are rejected in %j', (given) => {
    const parse = (text: string): boolean => siteConfigSchema.safeParse({ title: 'D', ...JSON.parse(text) }).success;
    expect(parse(JSON.stringify(given))).toBe(false);
    expect(parse(JSON.stringify(given).replace(/,?"extra":1/, ''))).toBe(true);
  });

  it('the schema describes every key', () => {
    const silent = maps.flatMap(([path, { properties }]) =>
      Object.entries(isMap(properties) ? properties : {}).flatMap(([key, each]) =>
        isMap(each) && typeof each.description === 'string' && each.description !== '' ? [] : [`${path}.${key}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('only the title is required', () => {
    expect(maps[0]?.[1].required).toEqual(['title']);
    expect(siteConfigSchema.safeParse({ title: 'Docs' }).success).toBe(true);
    expect(siteConfigSchema.safeParse({}).success).toBe(false);
  });

  it('the key for the schema URL of editors is accepted', () => {
    expect(siteConfigSchema.safeParse({ $schema: './schema.json', title: 'Docs' }).success).toBe(true);
  });

  it.each(['../up', '..', 'a/b', 'a b', 'a:b', '', 'x'.repeat(33)])('"%s" is not a valid version name', (name) => {
    const sections = [{ id: 'api', versions: [{ name }] }];
    expect(siteConfigSchema.safeParse({ title: 'Docs', sections }).success).toBe(false);
  });

  it.each(['current', '2.0', 'v1', '1.0-beta'])('"%s" is a valid version name', (name) => {
    const sections = [{ id: 'api', versions: [{ name }] }];
    expect(siteConfigSchema.safeParse({ title: 'Docs', sections }).success).toBe(true);
  });

  it.each(['ES', 'e', 'español', 'es_MX', 'es/en'])('"%s" is not a valid locale code', (code) => {
    expect(siteConfigSchema.safeParse({ title: 'Docs', locales: [{ code }] }).success).toBe(false);
  });

  it('an edit link must contain the path placeholder', () => {
    const parse = (editLink: string): boolean => siteConfigSchema.safeParse({ title: 'Docs', editLink }).success;
    expect(parse('https://git.example.com/edit/{path}')).toBe(true);
    expect(parse('https://git.example.com/edit/')).toBe(false);
  });
});
