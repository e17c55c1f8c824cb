// Plugins of a site: the two plugins in tests/plugins, and the effect of each hook.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../packages/generator/src/diagnostics/format.ts';
import type { Diagnostic } from '../../../packages/generator/src/model/diagnostic.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const plugin = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../plugins/${name}.ts`, import.meta.url)), 'utf8');

const config = `title: Words
url: https://docs.example.com
editLink: https://git.example.com/edit/{path}
locales: [{ code: es }, { code: en }]
plugins:
  - ./plugins/glossary.ts
  - name: ./plugins/forbidden-words.ts
    options: { words: { utilize: use } }
glossary:
  title: { es: Glosario, en: Glossary }
`;

const terms = `api:
  es: { name: Interfaz, meaning: Lo que un programa ofrece a otros. }
  en: { name: Interface, meaning: What a program offers to others. }
token:
  es: { name: Ficha, meaning: "Una ficha; véase [la interfaz](api.md)." }
  en: { name: Token, meaning: "A token; see [the interface](./api.md)." }
`;

const site: SiteLiteral = {
  'site.config.yaml': config,
  'plugins/glossary.ts': plugin('glossary'),
  'plugins/forbidden-words.ts': plugin('forbidden-words'),
  'glossary.yaml': terms,
  'content/es/intro.md': '# Hola\n\nVéase [ficha](glossary/token.md).\n',
  'content/en/intro.md': '# Hello\n\nPlease utilize [a token](glossary/token.md), not `utilize`.\n',
};

const printed = (diagnostics: readonly Diagnostic[]): string => {
  const same = (text: string): string => text;
  const paint = { error: same, warning: same, success: same, quiet: same, strong: same };
  return diagnostics.map((each) => formatDiagnostic(each, () => undefined, paint)).join('\n');
};

describe('a glossary from a YAML file', () => {
  it('a plugin generates a page for each term in both languages, which is linked, listed and published', async () => {
    await withSite(site, async ({ build }) => {
      const built = await build();
      expect(printed(built.diagnostics)).toBe(
        "content/en/intro.md:3:8 warning 'utilize' is a word that this site does not use [forbidden-words/word]\n" +
          '  Write use',
      );
      expect(built.read('en/glossary/token/index.html')).toContain('<a href="/en/glossary/api/">the interface</a>');
      expect(built.read('intro/index.html')).toContain('href="/glossary/token/"');
      expect(built.read('intro/index.html')).toContain('Glosario');
      expect(built.read('category/glosario/index.html')).toContain('Interfaz');
      expect(built.read('glossary/token/index.html')).toContain('https://git.example.com/edit/glossary.yaml');
      expect(JSON.parse(built.read('glossary.json'))).toContainEqual({
        locale: 'en',
        title: 'Token',
        url: '/en/glossary/token/',
      });
    });
  });
});

describe('a site with plugins', () => {
  it('configuration keys of plugins are in the schema, the reference and the help, and are suggested', async () => {
    const greeting = `import { definePlugin } from 'docsgen/plugin';
export default definePlugin({ name: 'greeting', setup: ({ command }) => command({
  name: 'greet', description: 'Greet a page.', options: { '--loud': 'shout' },
  run: async ({ args, options, pages, print, read, report }) => {
    print(\`\${options.loud ? 'HELLO' : 'Hello'} \${args[0]}, \${pages.length} pages, \${(await read('glossary.yaml'))?.length}\`);
    if (args[0] === 'wrong') report({ code: 'name', message: 'That is no name' });
    if (args[0] === 'fails') throw new Error('no greeting');
  },
}) });`;
    const files = {
      ...site,
      'plugins/greeting.ts': greeting,
      'site.config.yaml': config.replace('plugins:\n', 'plugins:\n  - ./plugins/greeting.ts\n'),
    };
    await withSite(files, async ({ root, write }) => {
      const schema = JSON.parse((await runCommand(['schema'], root)).stdout);
      expect(schema.properties.glossary.description).toBe('What readers see of the glossary.');
      expect(schema.required).toContain('glossary');
      expect(JSON.stringify(schema.properties.plugins)).toContain('Words that must not be used');
      expect((await runCommand(['schema', '--markdown'], root)).stdout).toContain('## glossary');
      expect((await runCommand(['--help'], root)).stdout).toContain('Greet a page. (plugin greeting)');
      expect(await runCommand(['greet', 'you', '--loud'], root)).toEqual({
        code: 0,
        stdout: `HELLO you, 10 pages, ${terms.length}\n`,
        stderr: '',
      });
      expect((await runCommand(['greet', 'wrong'], root)).stderr).toContain('error That is no name [greeting/name]');
      const failed = await runCommand(['greet', 'fails'], root);
      expect(failed.code).toBe(1);
      expect(failed.stderr).toContain("Plugin './plugins/greeting.ts' failed in its command 'greet': no greeting");
      expect((await runCommand(['great'], root)).stderr).toContain('Did you mean greet?');
      expect((await runCommand(['inspect'], root)).stdout).toContain('/en/glossary/token/');
      expect(await runCommand(['check', '--strict'], root)).toMatchObject({ code: 1 });
      const moved = await runCommand(['move', 'content/en/glossary/token.md', 'coin.md'], root);
      expect(moved.stderr).toContain("is generated by the plugin './plugins/glossary.ts'");
      await write({ 'site.config.yaml': `${config.replace('glossary:\n', 'glosary:\n')}` });
      expect((await runCommand(['check'], root)).stderr).toContain('Did you mean glossary?');
    });
  });

  it.each([
    ['without metadata', ''],
    [
      'with metadata in its front matter',
      '---\ntitle: Own\ndescription: Its own.\nsidebar_label: Mine\nsidebar_position: 1\n---\n\n',
    ],
  ])('plugins change the metadata and head of a page %s, and the HTTP headers', async (_, metadata) => {
    const marks = `export default { name: 'marks', setup: ({ head, pages, files, options }) => {
  head({ tag: 'link', attributes: { rel: 'alternate', href: '/list.txt' } });
  files(({ pages }) => [{ path: 'list.txt', content: pages.map(({ title }) => title).join() }]);
  pages(({ pages }) => pages.filter(({ id, locale }) => id === 'docs:intro' && locale === 'en').map((page) => ({
    page, title: 'Welcome', description: 'One of ' + pages.length, sidebarLabel: 'Start', sidebarPosition: 99, keywords: ['one'],
    head: [{ tag: 'script', text: 'window.first = 1' }],
  })));
} };`;
    const files = {
      'site.config.yaml': `title: Marks
host: netlify
plugins: [./marks.js]
`,
      'marks.js': marks,
      'content/en/intro.md': `${metadata}Text.\n`,
      'content/en/about.md': '# Other\n',
    };
    await withSite(files, async ({ build, write }) => {
      const built = await build();
      expect(printed(built.diagnostics)).toBe('');
      const page = built.read('intro/index.html');
      expect(page).toContain('<title>Welcome | Marks</title>');
      expect(page).toContain('<meta name="description" content="One of 3"/>');
      expect(page).toContain('<h1>Welcome</h1>');
      expect(page).toContain('window.first = 1');
      const other = built.read('about/index.html');
      expect(other).not.toContain('window.first = 1');
      expect(other).toContain('<link rel="alternate" href="/list.txt"/>');
      expect(other.indexOf('>Start<')).toBeLessThan(other.indexOf('>Other<'));
      expect(built.read('_headers')).toContain("'sha256-");
      expect(built.read('list.txt')).toBe('Other,Welcome,Marks');
      await write({ 'marks.js': marks.replace("path: 'list.txt'", "path: 'sitemap.xml'"), 'static/x.txt': '' });
      expect(printed((await build()).diagnostics)).toContain("File not found: 'static/list.txt'");
      await write({ 'marks.js': marks.replace("path: 'list.txt'", "path: 'about/index.html'") });
      expect(printed((await build()).diagnostics)).toContain('which is the output of a page');
    });
  });

  it('a plugin that generates no pages is reported without the resulting broken links', async () => {
    const failing = "export default { name: 'm', setup: ({ content }) => content(() => { throw new Error('no'); }) };";
    const files = {
      'site.config.yaml': 'title: Made\nplugins: [./made.js]\n',
      'made.js': failing,
      'content/sidebar.yaml': '- a\n- made/b\n',
      'content/en/a.md': '# A\n\n[B](made/b.md)',
    };
    await withSite(files, async ({ build }) => {
      const { diagnostics } = await build();
      expect(diagnostics.map(({ code }) => code)).toEqual(['plugin']);
      expect(printed(diagnostics)).toContain('Links, sidebars and published URLs were not checked');
    });
  });

  it('a plugin can be a package, and its errors are reported with their position', async () => {
    const files = {
      'site.config.yaml': 'title: Package\nplugins: [docsgen-plugin-a, "@scope/b"]\n',
      'content/en/a.md': '# A',
      'node_modules/docsgen-plugin-a/package.json':
        '{ "name": "docsgen-plugin-a", "type": "module", "exports": { "import": "./main.js" } }',
      'node_modules/docsgen-plugin-a/main.js':
        "export default { name: 'a', setup: (site) => site.head({ tag: 'meta', attributes: { name: 'a' } }) };",
      'node_modules/@scope/b/package.json': '{ "name": "@scope/b", "main": "index.js", "type": "module" }',
      'node_modules/@scope/b/index.js': "export default {\n  name: 'b',\n  setup: () => { throw new Error('b'); },\n};",
    };
    await withSite(files, async ({ build }) => {
      expect(printed((await build()).diagnostics)).toBe(
        "site.config.yaml:2:29 error Plugin '@scope/b' failed in its setup function: b [plugin]\n" +
          '  Links, sidebars and published URLs were not checked, because some plugin pages could not be generated\n' +
          '  Thrown at: node_modules/@scope/b/index.js:3:24',
      );
    });
  });
});
