// Elements that docsgen adds to the head of each page, so that a site must not add them again.
import { describe, expect, it } from 'vitest';
import { generatedTag, replacedBy } from '../../../packages/generator/src/text/html/builtin-head-tags.ts';

const ofPages = 'It is generated from the title and description of pages, and the title and tagline of the site';
const fromLocales = "It is generated from 'locales'";
const ofImage = "'image' in the front matter of pages";

/** Names of `<meta>`, the hint, and whether a page can replace the element. */
const metas: readonly (readonly [
  attribute: 'name' | 'property',
  name: string,
  hint: string | undefined,
  own: boolean,
])[] = [
  ['name', 'viewport', undefined, false],
  ['name', 'generator', undefined, false],
  ['name', 'description', ofPages, true],
  ['name', 'keywords', "Set 'keywords' in the front matter of pages", true],
  ['name', 'twitter:card', `It is generated from 'socialImage', and ${ofImage}`, true],
  ['property', 'og:title', ofPages, true],
  ['property', 'og:description', ofPages, true],
  ['property', 'og:site_name', "It is generated from 'title'", true],
  ['property', 'og:type', undefined, true],
  ['property', 'og:url', "It is generated from 'url'", true],
  ['property', 'og:image', `Set 'socialImage', or ${ofImage}`, true],
  ['property', 'og:locale', fromLocales, true],
  ['property', 'og:locale:alternate', fromLocales, false],
  ['property', 'article:modified_time', "Set 'lastUpdated'", true],
  ['name', 'docsgen-version', undefined, false],
];

const relations: readonly (readonly [rel: string, hint: string | undefined, canReplace: boolean])[] = [
  ['canonical', "It is generated from 'url'", true],
  ['icon', "Set 'favicon'", false],
  ['shortcut icon', "Set 'favicon'", false],
  ['manifest', undefined, false],
  ['search', "It is generated from 'url' and 'search'", false],
];

describe('an element that docsgen generates', () => {
  it.each(metas)('<meta %s="%s">', (attribute, name, hint, canReplace) => {
    const shown = `<meta ${attribute}="${name}">`;
    expect(generatedTag('meta', { [attribute]: name.toUpperCase() })).toEqual({ shown, hint, name });
    expect(replacedBy('meta', { [attribute]: name })).toBe(canReplace ? name : undefined);
  });

  it.each(relations)('<link rel="%s">', (rel, hint, canReplace) => {
    const name = rel.replace('shortcut ', '');
    expect(generatedTag('link', { rel: rel.toUpperCase() })).toEqual({ shown: `<link rel="${name}">`, hint, name });
    expect(replacedBy('link', { rel })).toBe(canReplace ? name : undefined);
  });

  it('can be an encoding, a policy or a translation', () => {
    expect(generatedTag('meta', { charset: 'utf-8' })?.shown).toBe('<meta charset>');
    const policy = { 'http-equiv': 'Content-Security-Policy', content: '' };
    expect(generatedTag('meta', policy)).toEqual({
      shown: 'the Content-Security-Policy',
      hint: "Set 'host', and add sources with 'security.csp'",
    });
    expect(generatedTag('link', { rel: 'alternate', hreflang: 'es' })).toEqual({
      shown: '<link rel="alternate" hreflang>',
      hint: fromLocales,
    });
  });
});

it.each([
  ['meta', { name: 'theme-color' }],
  ['meta', { name: 'constructor' }],
  ['meta', { 'http-equiv': 'refresh' }],
  ['meta', { property: 'og:video' }],
  ['link', { rel: 'alternate', type: 'application/json' }],
  ['link', { rel: 'preload' }],
  ['link', { rel: 'constructor' }],
  ['script', { src: '/a.js', rel: 'icon' }],
  ['style', {}],
])('<%s> with %j is an addition', (tag, attributes) => {
  expect(generatedTag(tag, attributes)).toBeUndefined();
  expect(replacedBy(tag, attributes)).toBeUndefined();
});
