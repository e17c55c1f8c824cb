// Remark and rehype plugins in a site's configuration, and the handling of faulty plugins.
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import type { MarkdownOptions, PluginReference } from '../../../packages/generator/src/model/config.ts';
import type { Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';
import { withSite } from '../../site/site.ts';
import { type Article, articleWith, compilerFor, compilerRequest } from './article.ts';

const shout = `export default function shout(options = {}) {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.toUpperCase() + (options.mark ?? '!');
    for (const child of node.children ?? []) visit(child);
  };
  return visit;
}`;

const paint = `export default ({ className }) => (tree) => {
  for (const node of tree.children) if (node.tagName === 'p') node.properties.className = [className];
};`;

/** Turns off indented code: a micromark extension, as added by syntax plugins. */
const noIndentedCode = `export default function noIndentedCode() {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['codeIndented'] } });
}`;

function plugin(module: string, options?: unknown): PluginReference {
  return { module, options, position: { line: 12, column: 7 } };
}

interface Compiled {
  readonly article: Article;
  /** Diagnostics from loading the plugins. */
  readonly diagnostics: readonly Diagnostic[];
}

async function compileWith(
  files: Record<string, string>,
  options: Partial<MarkdownOptions>,
  markdown: string,
): Promise<Compiled> {
  let compiled: Compiled | undefined;
  await withSite(files, async ({ root }) => {
    const { value, diagnostics } = await compilerFor(options, root);
    compiled = { article: await articleWith(value, markdown), diagnostics };
  });
  if (!compiled) throw new Error('not compiled');
  return compiled;
}

describe('a plugin of the configuration', () => {
  it('plugins are not applied to Markdown in the configuration', () =>
    withSite({ 'shout.js': shout }, async ({ root }) => {
      const plugins = { remarkPlugins: [plugin('./shout.js')], rehypePlugins: [plugin('./shout.js')] };
      const { value } = await compilerFor(plugins, root);
      expect((await value.inline('There is *news*.', 'en')).html.join('')).toBe('There is <em>news</em>.');
    }));

  it('a remark plugin receives its options', async () => {
    const { article, diagnostics } = await compileWith(
      { 'shout.js': shout },
      { remarkPlugins: [plugin('./shout.js', { mark: '?' })] },
      'Text.\n',
    );
    expect(article.texts('p')).toEqual(['TEXT.?']);
    expect(diagnostics).toEqual([]);
  });

  it('a plugin runs without options', async () => {
    const { article } = await compileWith(
      { 'shout.mjs': shout },
      { remarkPlugins: [plugin('./shout.mjs')] },
      'Text.\n',
    );
    expect(article.texts('p')).toEqual(['TEXT.!']);
  });

  it('a rehype plugin receives its options', async () => {
    const { article } = await compileWith(
      { 'paint.js': paint },
      { rehypePlugins: [plugin('./paint.js', { className: 'blue' })] },
      'Text.\n',
    );
    expect(article.texts('p.blue')).toEqual(['Text.']);
  });

  it('plugins run in the configured order', async () => {
    const append = (letter: string): string =>
      `export default () => (tree) => { tree.children[0].children.push({ type: 'text', value: '${letter}' }); };`;
    const { article } = await compileWith(
      { 'a.js': append('a'), 'b.js': append('b') },
      { remarkPlugins: [plugin('./b.js'), plugin('./a.js')] },
      'Text ',
    );
    expect(article.texts('p')).toEqual(['Textba']);
  });

  it.each([
    ['returns', 'async ({ children }) => ({ type: "root", children: children.slice(1) })'],
    ['passes to its callback', '({ children }, _, next) => next(null, { type: "root", children: children.slice(1) })'],
  ])('the tree that a plugin %s replaces the tree', async (_, transform) => {
    for (const kind of ['remarkPlugins', 'rehypePlugins']) {
      const files = { 'rest.js': `export default () => ${transform};` };
      const { article } = await compileWith(files, { [kind]: [plugin('./rest.js')] }, 'One.\n\nTwo.\n');
      expect(article.texts('p')).toEqual(['Two.']);
    }
  });

  it('a plugin can be a package installed in the site’s folder', async () => {
    const { article, diagnostics } = await compileWith(
      {
        'node_modules/remark-shout/package.json': '{"name":"remark-shout","type":"module","exports":"./index.js"}',
        'node_modules/remark-shout/index.js': shout,
      },
      { remarkPlugins: [plugin('remark-shout')] },
      'Text.\n',
    );
    expect(diagnostics).toEqual([]);
    expect(article.texts('p')).toEqual(['TEXT.!']);
  });

  it('a plugin receives the tree of the native parser, including positions', async () => {
    const tell = `export default () => (tree, file) => { file.message('seen', tree.children[1].position, 'tell:rule'); };`;
    const { article } = await compileWith(
      { 'tell.js': tell },
      { remarkPlugins: [plugin('./tell.js')] },
      'One.\n\nTwo.\n',
    );
    expect(article.diagnostics).toEqual([
      expect.objectContaining({
        code: 'plugin',
        severity: 'warning',
        message: 'tell: seen',
        position: { line: 3, column: 1 },
      }),
    ]);
  });

  it('links, images and code that a plugin adds are processed like those in the text', async () => {
    const add = `export default () => (tree) => {
      tree.children.push({ type: 'element', tagName: 'p', properties: {}, children: [
        { type: 'element', tagName: 'a', properties: { href: 'added.md' }, children: [] },
        { type: 'element', tagName: 'img', properties: { src: 'added.png', alt: '' }, children: [] },
      ] });
    };`;
    const { article } = await compileWith({ 'add.js': add }, { rehypePlugins: [plugin('./add.js')] }, 'Text.\n');
    expect(article.facts.references.map(({ href }) => href)).toEqual(['added.md', 'added.png']);
    expect(article.one('img').properties).toMatchObject({ loading: 'lazy' });
  });
});

describe('a plugin that throws', () => {
  it('a plugin that throws is an error of that page, and other pages are compiled', async () => {
    const picky = `export default () => (tree) => {
      if (tree.children.length > 1) throw new Error('Too long for me');
    };`;
    await withSite({ 'picky.js': picky }, async ({ root }) => {
      const { value: compiler, diagnostics } = await compilerFor({ remarkPlugins: [plugin('./picky.js')] }, root);
      expect(diagnostics).toEqual([]);
      const long = await articleWith(compiler, 'One.\n\nTwo.\n');
      expect(long.diagnostics).toEqual([
        expect.objectContaining({
          code: 'plugin',
          severity: 'error',
          message: "Could not compile this page: the plugin './picky.js' failed: Too long for me",
          file: 'content/en/api/page.md',
        }),
      ]);
      const short = await articleWith(compiler, 'One.\n');
      expect(short.diagnostics).toEqual([]);
      expect(short.texts('p')).toEqual(['One.']);
    });
  });

  it('messages of plugins are reported at their positions', async () => {
    const fail = `export default () => (tree, file) => { file.fail('Not here', tree.children[1]); };`;
    const { article } = await compileWith(
      { 'fail.js': fail },
      { rehypePlugins: [plugin('./fail.js')] },
      'One.\n\nTwo.\n',
    );
    expect(article.diagnostics.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
    expect(article.diagnostics.map(({ message }) => message).join()).toContain('Not here');
  });
});

describe('a plugin that misbehaves', () => {
  const source = (transform: string): string => `export default function misbehave() { return ${transform}; }`;

  async function saidOf(transform: string): Promise<readonly string[]> {
    const said: string[] = [];
    await withSite({ 'bad.js': source(transform) }, async ({ root }) => {
      for (const kind of ['remarkPlugins', 'rehypePlugins']) {
        const { value } = await createCompiler({
          ...compilerRequest({ [kind]: [plugin('./bad.js')] }, root),
          origin: { root, configFile: 'site.config.yaml' },
        });
        for (const { message } of (await articleWith(value, 'One.\n')).diagnostics) said.push(message);
      }
    });
    expect(said).toHaveLength(2);
    return [...new Set(said)];
  }

  const kinds: readonly (readonly [name: string, transform: string, says: string])[] = [
    ['throws a value that is not an error', '() => { throw undefined; }', 'failed: it threw undefined'],
    ['rejects', 'async () => { throw new Error("Not now"); }', 'failed: Not now'],
    ['fails in its callback', '(tree, file, next) => next(new Error("Not now"))', 'failed: Not now'],
    ['returns a number', '() => 42', 'returned a value that is not a tree'],
    ['returns an empty tree', '() => ({ type: "root" })', 'returned a tree without children'],
    [
      'adds a value that is not a node',
      '(tree) => { tree.children.push({}); }',
      "returned a node without a type in 'root'",
    ],
    [
      'puts a text in place of children',
      '(tree) => { tree.children.push({ type: "list", children: "x" }); }',
      "returned a node 'list' whose children are not an array",
    ],
    ['adds a node to itself', '(tree) => { tree.children.push(tree); }', "returned a node 'root' that contains itself"],
  ];
  it.each(kinds)('a plugin that %s is named in an error of the page', async (_, transform, says) => {
    expect(await saidOf(transform)).toEqual([`Could not compile this page: the plugin './bad.js' ${says}`]);
  });
});

describe('a plugin that cannot be used', () => {
  it('a missing plugin file is reported at its position in the configuration', async () => {
    const { article, diagnostics } = await compileWith({}, { remarkPlugins: [plugin('./missing.js')] }, 'Text.\n');
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'plugin',
        severity: 'error',
        message: "Plugin not found: './missing.js'",
        file: 'site.config.yaml',
        position: { line: 12, column: 7 },
      }),
    ]);
    expect(article.texts('p')).toEqual(['Text.']);
  });

  it('the hint for a missing plugin package is how to install it', async () => {
    const { diagnostics } = await compileWith({}, { rehypePlugins: [plugin('rehype-not-there')] }, 'Text.\n');
    expect(diagnostics).toEqual([
      expect.objectContaining({
        message: "Plugin not found: 'rehype-not-there'",
        hint: "Install it in the site's folder: npm install rehype-not-there",
      }),
    ]);
  });

  it('reports a plugin whose default export is not a function', async () => {
    const { diagnostics } = await compileWith(
      { 'empty.js': 'export const plugin = 1;' },
      { remarkPlugins: [plugin('./empty.js')] },
      'Text.\n',
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "The default export of plugin './empty.js' is not a function",
    ]);
  });

  it('reports why a plugin could not be loaded', async () => {
    const { diagnostics } = await compileWith(
      { 'broken.js': "throw new Error('Not today');" },
      { remarkPlugins: [plugin('./broken.js')] },
      'Text.\n',
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(["Could not load plugin './broken.js': Not today"]);
  });

  it('reports all plugins that cannot be loaded', async () => {
    const { diagnostics } = await compileWith(
      {},
      { remarkPlugins: [plugin('./one.js'), plugin('./two.js')], rehypePlugins: [plugin('./three.js')] },
      'Text.\n',
    );
    expect(diagnostics.map(({ message }) => /'(.*)'/.exec(message)?.[1])).toEqual([
      './one.js',
      './two.js',
      './three.js',
    ]);
  });
});

describe('a renderer of code blocks', () => {
  const shoutCode = `export default () => ({ code, isInline, placeOf }) => ({
    type: 'element', tagName: isInline ? 'b' : 'pre', properties: { title: placeOf(0).line }, children: [{ type: 'text', value: code + '!' }],
  });`;
  const owner = { name: 'shout', level: undefined, files: {} };
  const markdown = '`plain`\n\nText <code class="language-x">one</code>\n\n```x\ntwo\n```\n';

  it('renders inline code with a language only if it declares it', async () => {
    const codeBlocks = { ...plugin('./shout-code.js'), owner };
    const files = { 'shout-code.js': shoutCode };
    const { article } = await compileWith(files, { codeBlocks: [{ ...codeBlocks, isInline: true }] }, markdown);
    expect(article.texts('p > code')).toEqual(['plain']);
    expect(article.one('p > b').properties.title).toBe('3');
    expect(article.texts('b, pre')).toEqual(['one!', 'two!']);
    const blocksOnly = await compileWith(files, { codeBlocks: [codeBlocks] }, markdown);
    expect(blocksOnly.article.texts('p > code')).toEqual(['plain', 'one']);
    expect(blocksOnly.article.texts('pre')).toEqual(['two!']);
  });
});

describe('a plugin that extends the syntax', () => {
  const markdown = 'Text.\n\n    indented\n';
  const files = { 'no-indented-code.js': noIndentedCode, 'shout.js': shout };

  it('a syntax extension selects the reference parser and is reported once', async () => {
    const { article, diagnostics } = await compileWith(
      files,
      { remarkPlugins: [plugin('./shout.js'), plugin('./no-indented-code.js')] },
      markdown,
    );
    expect(article.texts('p')).toEqual(['TEXT.!', 'INDENTED!']);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'parser',
        severity: 'warning',
        message:
          "The plugin './no-indented-code.js' extends Markdown's syntax, so this site uses the slower remark-parse",
        position: { line: 12, column: 7 },
      }),
    ]);
    expect(article.diagnostics).toEqual([]);
  });

  it('a syntax extension is not reported if the site selects the reference parser', async () => {
    const { article, diagnostics } = await compileWith(
      files,
      { parser: 'remark', remarkPlugins: [plugin('./no-indented-code.js')] },
      markdown,
    );
    expect(article.texts('p')).toEqual(['Text.', 'indented']);
    expect(diagnostics).toEqual([]);
  });

  it('formulas do not require a syntax extension', async () => {
    const installed = {
      'node_modules/remark-math/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/remark-math/index.js': noIndentedCode,
    };
    const { diagnostics } = await compileWith(installed, { remarkPlugins: [plugin('remark-math')] }, '$x$');
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['Use the plugin @docsgen/math instead']);
  });

  it('a page is parsed with the syntax of a plugin only if it contains the marker', async () => {
    const syntax = [{ ...plugin('./no-indented-code.js'), marker: '§' }];
    const [without, marked] = [
      await compileWith(files, { syntax }, markdown),
      await compileWith(files, { syntax }, `${markdown}\n§\n`),
    ];
    expect(without.article.texts('pre > code')).toEqual(['indented\n']);
    expect(marked.article.texts('p')).toEqual(['Text.', 'indented', '§']);
    expect([without, marked].flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });

  it('remark-gfm does not count as a syntax extension, whichever copy is installed', async () => {
    const copy = noIndentedCode.replace('function noIndentedCode', 'function remarkGfm');
    const { article, diagnostics } = await compileWith(
      { 'remark-gfm.js': copy },
      { remarkPlugins: [plugin('./remark-gfm.js')] },
      markdown,
    );
    expect(article.texts('pre > code')).toEqual(['indented\n']);
    expect(diagnostics).toEqual([]);
  });

  it('a plugin that only changes the tree is not a syntax extension', async () => {
    const { article, diagnostics } = await compileWith(files, { remarkPlugins: [plugin('./shout.js')] }, markdown);
    expect(article.texts('pre > code')).toEqual(['indented\n']);
    expect(diagnostics).toEqual([]);
  });
});
