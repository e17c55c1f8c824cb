// `docsgen init`: a folder becomes a site, and no file is overwritten.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../packages/generator/src/model/adapters/questions.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { readFolder } from '../site-files.ts';

const texts = async (root: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries([...(await readFolder(root))].map(([path, bytes]) => [path, String(bytes)]));

const english = ['content/en/guide/index.md', 'content/en/guide/writing.md', 'content/en/index.md'];
const spanish = english.map((path) => path.replace('/en/', '/es/'));
const always = ['.github/workflows/docs.yml', '.gitignore', ...english, 'package.json', 'site.config.yaml'];

/** A terminal in which the user gives these answers. */
function terminal(answers: Readonly<Record<string, string | readonly string[]>> | undefined) {
  const asked: Question[] = [];
  const ask = async (_title: string, questions: readonly Question[]) => {
    asked.push(...questions);
    return answers;
  };
  const silent = (): void => {};
  const plain = (text: string): string => text;
  return {
    asked,
    ports: {
      ask,
      terminal: {
        print: silent,
        printError: silent,
        rewriteLine: undefined,
        paint: { error: plain, warning: plain, success: plain, quiet: plain, strong: plain },
        columns: 80,
        isInteractive: true,
        clear: silent,
        readKeys: () => silent,
      },
    },
  };
}

describe('an empty folder', () => {
  it('init creates a site in two languages that builds without warnings', () =>
    withSite({}, async ({ root }) => {
      const { code, stdout, stderr } = await runCommand(['init', '--locale', 'en,es', '--title', 'Harbour'], root);
      expect([code, stderr]).toEqual([0, '']);
      expect(Object.keys(await texts(root)).toSorted()).toEqual([...always, ...spanish].toSorted());
      expect(stdout).toContain('Next steps:\n  npm install\n  npm run dev\n');
      const checked = await runCommand(['check', '--strict'], root);
      expect([checked.code, checked.stderr]).toEqual([0, '']);
      const built = await runCommand(['build', '--strict', '--no-search'], root);
      expect([built.code, built.stderr]).toEqual([0, '']);
      const pages = await readFolder(join(root, 'dist'));
      expect(String(pages.get('es/guide/writing/index.html'))).toContain('Escribir páginas');
      expect(String(pages.get('index.html'))).toContain('<title>Harbour</title>');
    }));

  it('the navbar of a new site contains every section, including sections added later', () =>
    withSite({}, async ({ root, write, build }) => {
      await runCommand(['init'], root);
      const config = (await texts(root))['site.config.yaml'] ?? '';
      expect(config).toContain('sections:\n');
      const sections = 'sections:\n  - { id: api, label: API }\n  - { id: blog, label: Blog, kind: posts }\n';
      await write({
        'site.config.yaml': config.replace('sections:\n', sections),
        'content/en/api/index.md': '# API\n',
        'content/en/blog/first.md': '---\ndate: 2026-01-01\n---\n\n# First\n\nText.\n',
      });
      const { read, diagnostics } = await build();
      expect(diagnostics).toEqual([]);
      const navbar = /<header.*?<\/header>/s.exec(read('index.html'))?.[0];
      for (const address of ['/guide/', '/api/', '/blog/']) expect(navbar).toContain(`href="${address}"`);
    }));

  it('init creates a site in other languages, with the base path of its URL', () =>
    withSite({}, async ({ root }) => {
      const url = 'https://me.github.io/repo/';
      const { code, stdout } = await runCommand(['init', '--locale', 'de,fr', '--url', url, '--no-workflow'], root);
      expect(code).toBe(0);
      expect(stdout).toContain(`No sample pages in 'de': the pages in content/de/ are in English.\n`);
      expect(stdout).toContain(
        `No sample pages in 'fr': readers see the pages in 'de' until you add pages to content/fr/`,
      );
      const checked = await runCommand(['check', '--strict'], root);
      expect([checked.code, checked.stderr]).toEqual([0, '']);
    }));

  it('init creates a missing folder', () =>
    withSite({}, async ({ root }) => {
      const { stdout } = await runCommand(['init', 'new/docs'], root);
      expect(Object.keys(await texts(join(root, 'new/docs')))).toEqual(always);
      expect(stdout).toContain('Next steps:\n  cd new/docs\n  npm install\n  npm run dev\n');
      expect(stdout).toContain('which must also exist in CI.');
      expect((await texts(join(root, 'new/docs')))['site.config.yaml']).toContain('\ntitle: Docs\n');
    }));

  it('a dry run of init lists the files and writes nothing', () =>
    withSite({}, async ({ root }) => {
      const { code, stdout } = await runCommand(['init', '--dry-run'], root);
      expect(code).toBe(0);
      for (const path of always)
        expect(stdout).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')} +would be created$`, 'm'));
      expect(await texts(root)).toEqual({});
    }));
});

describe('features in packages', () => {
  it('init adds packages from the clone, and their features work', () =>
    withSite({}, async ({ root, write, build }) => {
      const { code, stderr } = await runCommand(['init', '--packages', 'math,live-code'], root);
      expect([code, stderr]).toEqual([0, '']);
      const files = await texts(root);
      expect(files['site.config.yaml']).toContain("plugins: ['@docsgen/math', '@docsgen/live-code']\n");
      const { devDependencies } = JSON.parse(files['package.json'] ?? '');
      const specifiers: Readonly<Record<string, string>> = devDependencies;
      for (const name of ['math', 'live-code']) {
        const path = join(root, specifiers[`@docsgen/${name}`]?.replace('file:', '') ?? '');
        await mkdir(join(root, 'node_modules/@docsgen'), { recursive: true });
        await symlink(path, join(root, 'node_modules/@docsgen', name));
      }
      await write({ 'content/en/guide/formula.md': '# Formula\n\n$x^2$\n' });
      const { read, diagnostics } = await build();
      expect(diagnostics).toEqual([]);
      expect(read('guide/formula/index.html')).toContain('<msup>');
    }));

  it('init rejects unknown packages, and packages for a site with a configuration', () =>
    withSite({ 'site.config.yaml': 'title: A\n' }, async ({ root }) => {
      const unknown = await runCommand(['init', '--packages', 'maths'], root);
      expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("Unknown package '@docsgen/maths'")]);
      const configured = await runCommand(['init', '--packages', 'math'], root);
      expect([configured.code, configured.stderr]).toEqual([
        2,
        expect.stringContaining('Add @docsgen/math to plugins'),
      ]);
    }));
});

describe('existing files', () => {
  const mine = { 'package.json': '{}\n', '.gitignore': 'x\n', 'content/en/index.md': '# Mine\n' };

  it('init does not change existing files, and prints what they lack', () =>
    withSite(mine, async ({ root }) => {
      const { code, stdout } = await runCommand(['init', '--vscode'], root);
      expect(code).toBe(0);
      expect(await texts(root)).toMatchObject(mine);
      expect(stdout).toMatch(/^package\.json +already exists, not changed$/m);
      expect(stdout).toContain('npm pkg set "scripts.dev=docsgen serve --watch"');
      expect(stdout).toContain('It should contain node_modules/, dist/, .dist* and .docsgen/');
    }));

  it('settings of Visual Studio Code assign the configuration schema to site.config.yaml', () =>
    withSite({}, async ({ root }) => {
      await runCommand(['init', '--vscode'], root);
      const settings: unknown = JSON.parse((await texts(root))['.vscode/settings.json'] ?? '');
      expect(settings).toEqual({
        'yaml.schemas': { './node_modules/docsgen/docs/site.config.schema.json': ['site.config.yaml'] },
      });
    }));

  it('a second run of init does not change files', () =>
    withSite({}, async ({ root }) => {
      await runCommand(['init', '--vscode'], root);
      const before = await texts(root);
      const { code, stdout } = await runCommand(['init', '--title', 'Other', '--locale', 'es', '--vscode'], root);
      expect([code, await texts(root)]).toEqual([0, before]);
      expect(stdout).toContain('0 files created.');
    }));
});

describe('a folder with Markdown', () => {
  const project = {
    'README.md': '# Harbour\n\nSee the [docs](docs/start.md), [how to help](CONTRIBUTING.md).\n',
    'CONTRIBUTING.md': '# How to help\n',
    'docs/start.md': '# Start\n\n![Quay](img/quay.svg) [README](../README.md)\n',
    'docs/img/quay.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n',
    'src/notes.md': '# Notes\n',
    'src/page.mdx': '',
  };

  it('init creates a site from the README and the documentation of a project', () =>
    withSite(project, async ({ root, build }) => {
      const { code, stdout } = await runCommand(['init', '--no-workflow'], root);
      expect(code).toBe(0);
      expect(stdout).toContain('README.md becomes the landing page, docs/ a section.');
      const files = Object.keys(await texts(root)).filter((path) => !(path in project));
      expect(files).toEqual(['.gitignore', 'package.json', 'site.config.yaml']);
      const { files: made, read, diagnostics } = await build();
      expect(made().filter((path) => /(?<!404)\.html$/.test(path))).toEqual(['docs/start/index.html', 'index.html']);
      expect(read('index.html')).toContain('<a href="/docs/start/">docs</a>');
      expect(read('docs/start/index.html')).toMatch(/src="\/assets\/quay\.[^"]+\.svg"/);
      // Links to pages outside of the site are broken, but do not fail the build yet.
      expect(diagnostics.map(({ severity, file, message }) => `${severity} ${file} ${message}`)).toEqual([
        'warning README.md Broken link: CONTRIBUTING.md does not exist',
      ]);
    }));

  it('init creates a site from all notes of a folder', () =>
    withSite({ 'a.md': '# A\n\n[B](ideas/b.md)\n', 'ideas/b.md': '# B\n' }, async ({ root, build }) => {
      await runCommand(['init', '--no-workflow', '--title', 'Notes'], root);
      const { files, diagnostics } = await build();
      expect(diagnostics).toEqual([]);
      expect(files()).toEqual(expect.arrayContaining(['a/index.html', 'ideas/b/index.html']));
    }));

  it('init detects languages and sections in content/', () =>
    withSite(
      { 'content/es/api/a.md': '# A\n', 'content/es/index.md': '# Inicio\n', 'content/en/api/a.md': '# A\n' },
      async ({ root, build }) => {
        await runCommand(['init', '--no-workflow', '--locale', 'es,en'], root);
        const { files, diagnostics } = await build();
        expect(diagnostics).toEqual([]);
        expect(files()).toEqual(expect.arrayContaining(['api/a/index.html', 'en/api/a/index.html']));
      },
    ));

  it('a dry run of init prints the configuration', () =>
    withSite(project, async ({ root }) => {
      const { stdout } = await runCommand(['init', '--dry-run'], root);
      expect(stdout).toContain('\n    - { code: en, content: . }\n');
      expect(Object.keys(await texts(root))).toEqual(Object.keys(project).toSorted());
    }));
});

describe('in a terminal', () => {
  it('init asks questions and uses the answers', () =>
    withSite({}, async ({ root }) => {
      const answers = { title: 'Puerto', language: 'es', languages: [], url: '', extras: ['vscode'] };
      const { asked, ports } = terminal(answers);
      expect((await runCommand(['init'], root, ports)).code).toBe(0);
      expect(asked).toHaveLength(6);
      const files = await texts(root);
      expect(Object.keys(files)).toEqual(expect.arrayContaining([...spanish, '.vscode/settings.json']));
      expect(Object.keys(files)).not.toContain('.github/workflows/docs.yml');
      expect(files['content/es/index.md']).toContain('title: Puerto\n');
    }));

  it('init suggests a title, which is not part of the input', () =>
    withSite({}, async ({ root }) => {
      const { asked, ports } = terminal(undefined);
      await runCommand(['init', 'my-docs'], root, ports);
      const [title] = asked;
      expect(title).toMatchObject({ id: 'title', suggestion: 'My docs' });
      expect(title).not.toHaveProperty('initial');
    }));

  it('init writes nothing after Ctrl+C, and asks nothing with --yes', () =>
    withSite({}, async ({ root }) => {
      const { asked, ports } = terminal(undefined);
      expect((await runCommand(['init'], root, ports)).code).toBe(1);
      expect(await texts(root)).toEqual({});
      asked.length = 0;
      expect((await runCommand(['init', '--yes'], root, ports)).code).toBe(0);
      expect(asked).toEqual([]);
    }));
});

it('init rejects an unsupported language, and a file instead of a folder', () =>
  withSite({ 'a.txt': '' }, async ({ root }) => {
    const language = await runCommand(['init', '--locale', 'cs'], root);
    expect([language.code, language.stderr]).toEqual([2, expect.stringContaining("UI strings in 'cs'")]);
    const file = await runCommand(['init', 'a.txt'], root);
    expect([file.code, file.stderr]).toEqual([2, 'a.txt is a file, not a folder\n']);
  }));
