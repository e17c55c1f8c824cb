// Elements that a site adds to the head of its pages: what is wrong with them is told at its place.
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../packages/generator/src/config/load-config.ts';
import { checkHead } from '../../../packages/generator/src/graph/links/check-head.ts';
import { memoryFiles, modelOf, told } from '../model-of.ts';

async function mistakes(yaml: string): Promise<readonly string[]> {
  const files = memoryFiles({ 'site.config.yaml': `title: Docs\n${yaml}` });
  const { diagnostics } = await loadConfig(files, { file: undefined, folderName: 'folder' });
  return told(diagnostics).map((line) => line.replace('site.config.yaml:', ''));
}

describe('an element of the head', () => {
  it.each([
    ['{ tag: meta, attributes: { name: viewport, content: a } }', 'docsgen writes <meta name="viewport"> itself'],
    ['{ tag: meta, attributes: { charset: utf-8 } }', 'docsgen writes <meta charset> itself'],
    [
      '{ tag: meta, attributes: { property: OG:Title, content: a } }',
      'docsgen writes <meta property="og:title"> itself - It is generated from the title and description of pages, and the title and tagline of the site',
    ],
    [
      '{ tag: meta, attributes: { http-equiv: Content-Security-Policy, content: a } }',
      "docsgen writes the Content-Security-Policy itself - Set 'host', and add sources with 'security.csp'",
    ],
    [
      '{ tag: link, attributes: { rel: canonical, href: https://a.example } }',
      `docsgen writes <link rel="canonical"> itself - It is generated from 'url'`,
    ],
    [
      '{ tag: link, attributes: { rel: shortcut icon, href: /a.svg } }',
      `docsgen writes <link rel="icon"> itself - Set 'favicon'`,
    ],
    ['{ tag: meta }', '<meta> has no attributes'],
    ['{ tag: style }', "<style> requires 'text'"],
    ['{ tag: script }', "<script> requires either the attribute 'src' or 'text'"],
    ['{ tag: link, attributes: { rel: preload } }', "<link> requires the attributes 'rel' and 'href'"],
  ])('%s is a mistake', async (tag, expected) => {
    expect(await mistakes(`head:\n  - ${tag}\n`)).toEqual([`3:5 ${expected}`]);
  });

  it.each([
    ['{ tag: title, text: a }', "3:12 'head[0].tag' must be 'meta', 'link', 'script' or 'style', not 'title'"],
    [
      "{ tag: script, attributes: { src: 'javascript:alert(1)' } }",
      "3:39 'javascript:alert(1)' would run code in the reader's browser",
    ],
    [
      '{ tag: script, attributes: { src: own.js } }',
      "3:39 'own.js' is neither an absolute URL nor the path of a file in static/ - Paths of files in static/ start with a slash",
    ],
    [
      '{ tag: script, attributes: { src: //cdn.example.com/a.js } }',
      "3:39 '//cdn.example.com/a.js' is neither an absolute URL nor the path of a file in static/ - Paths of files in static/ start with a slash",
    ],
    [
      "{ tag: link, attributes: { rel: preload, href: /a, onload: 'x()' } }",
      "3:64 'onload' would run code or set styles from an attribute - Write a script or a style of its own",
    ],
    [
      '{ tag: script, text: \'let a = "</script>"\' }',
      "3:26 A script in a page cannot have '</script' or '<!--' in it - Put it into a file of static/",
    ],
    [
      '{ tag: meta, attributes: { Name: a, content: b } }',
      "3:38 'Name' is no name of an attribute - Write it in lower case letters, as in HTML",
    ],
  ])('%s is a mistake at its place', async (tag, expected) => {
    expect(await mistakes(`head:\n  - ${tag}\n`)).toEqual([expected]);
  });

  it('may say what docsgen does not', async () => {
    const tags = [
      '{ tag: meta, attributes: { property: og:image:alt, content: a } }',
      '{ tag: meta, attributes: { name: robots, content: noai } }',
      '{ tag: link, attributes: { rel: alternate, type: application/rss+xml, href: /feed.xml } }',
      '{ tag: link, attributes: { rel: me, href: https://a.example } }',
    ];
    expect(await mistakes(`head:\n${tags.map((tag) => `  - ${tag}\n`).join('')}`)).toEqual([]);
  });

  it('names files that there are', async () => {
    const { graph } = await modelOf({
      'site.config.yaml':
        'title: Docs\nscripts: [/own.js, /owm.js?v=1, https://a.example/b.js]\nhead: [{ tag: link, attributes: { rel: me, href: /x } }]',
      'static/own.js': '',
      'content/en/index.md': '# Home\n',
    });
    expect(told(checkHead(graph))).toEqual([
      'site.config.yaml:2:20 The script /owm.js?v=1 is no file of static/ - Did you mean /own.js?',
      'site.config.yaml:3:8 The link /x is no file of static/',
    ]);
  });
});

describe('a script', () => {
  it.each([
    ['{}', "3:5 A script needs either 'src' or 'text'"],
    ['{ src: /a.js, text: a }', "3:5 A script needs either 'src' or 'text'"],
    ['{ text: a, defer: true }', "3:5 Code of the page itself waits for nothing: 'async' and 'defer' need 'src'"],
    [
      'a.js',
      "3:5 'a.js' is neither an absolute URL nor the path of a file in static/ - Paths of files in static/ start with a slash",
    ],
  ])('%s is a mistake', async (script, expected) => {
    expect(await mistakes(`scripts:\n  - ${script}\n`)).toEqual([expected]);
  });
});

describe('the service that counts readers', () => {
  it.each([
    ['{}', "1:12 'analytics' needs one service - Name plausible, umami, matomo, ga4, or the src of a script"],
    ['{ ga4: UA-1 }', "must be an id such as G-ABC123, not 'UA-1'"],
    ['{ ga4: G-1, doNotTrack: true }', "Only umami and matomo have 'doNotTrack'"],
    ['{ matomo: { url: https://a.example, site: 1 }, src: /m.js }', "With matomo, 'src' has no effect"],
    ['{ src: javascript:alert(1) }', 'would run code'],
    ['{ src: /a.js, attributes: { onload: x } }', "'onload' would run code"],
  ])('%s is a mistake', async (written, expected) => {
    const found = await mistakes(`analytics: ${written}\n`);
    expect(found.join('\n')).toContain(expected.replace(/^1:/, '2:'));
    expect(found).toHaveLength(1);
  });
});
