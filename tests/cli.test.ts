// The command as users see it: its output, its usage errors, and its exit codes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Terminal } from '../packages/generator/src/model/adapters/ports.ts';
import { openRepository } from './repository.ts';
import { runCommand } from './site/run-command.ts';
import { withSite } from './site/site.ts';
import { firstDifference, readFolder, type SiteLiteral } from './site/site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: { es: Manual, en: Handbook }
url: https://docs.example.com
baseUrl: /docs/
locales:
  - code: es
  - code: en
    htmlLang: en-US
sections:
  - id: api
    label: API
    versions: [{ name: current, label: Next }, { name: '1.0' }]
`,
  'content/es/index.md': '# Inicio\n',
  'content/es/api/index.md': '# API\n',
  'content/es/api/keys/_category_.yml': 'label: Claves\nlink: { type: generated-index }\n',
  'content/es/api/keys/make.md': '# Crear\n',
  'content/es/api/keys/secret.md': '---\nunlisted: true\n---\n\n# Secreto\n',
  'content/en/api/keys/make.md': '---\nsource_hash: "0000000000000000"\n---\n\n# Make\n',
  'content/es/api-1.0/index.md': '# API uno\n',
};
const broken = { ...site, 'content/es/index.md': '# Inicio\n\n[Perdido](lost.md)\n' };

describe('help', () => {
  it('lists the commands in the help', async () => {
    const { code, stdout, stderr } = await runCommand(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    for (const command of ['build', 'check', 'inspect', 'schema'])
      expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  it('explains every option and the exit codes in the help of build', async () => {
    const { code, stdout } = await runCommand(['build', '--help']);
    expect(code).toBe(0);
    for (const option of ['--config <file>', '--out <dir>', '--locale <code...>', '--verify', '--report <file>']) {
      const line = stdout.split('\n').find((each) => each.trimStart().startsWith(option));
      expect(line?.trim().length, option).toBeGreaterThan(option.length + 10);
    }
    const options = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option]) => option);
    expect(options.slice(-4), 'what all commands have comes last').toEqual([
      '--config',
      '--reporter',
      '--quiet',
      '--help',
    ]);
    expect(stdout).toMatch(/Exit codes:\n {2}0 {2}built\n {2}1 {2}errors in the site: nothing was written/);
  });
});

describe('build', () => {
  it('builds into dist in the site’s folder, prints pages per locale and a summary, and exits with 0', () =>
    withSite(site, async ({ root }) => {
      const { code, stdout, stderr } = await runCommand(['build', root]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^es +6 pages +Español$/m);
      expect(stdout).toMatch(/^en +6 pages +English$/m);
      expect(stdout).toMatch(/^\d+ files written, 0 unchanged, 0 removed; /m);
      const files = await readFolder(join(root, 'dist'));
      expect(files.has('api/keys/make/index.html')).toBe(true);
      expect((await readdir(root)).toSorted()).toEqual(['.docsgen', 'content', 'dist', 'site.config.yaml']);
    }));

  it('builds the site in the working directory by default', () =>
    withSite(site, async ({ root }) => {
      expect((await runCommand(['build'], root)).code).toBe(0);
      expect(await readdir(root)).toContain('dist');
    }));

  it('writes to the folder set by --out', () =>
    withSite(site, async ({ root }) => {
      expect((await runCommand(['build', root, '--out', join(root, 'public/site')])).code).toBe(0);
      expect(await readdir(join(root, 'public'))).toEqual(['site']);
      expect(await readdir(root)).not.toContain('dist');
    }));

  it('reads the configuration set by --config', () =>
    withSite(
      { 'index.md': '# Plain\n', 'other.yaml': 'title: Other\n', 'content/en/index.md': '# Other\n' },
      async ({ root }) => {
        expect((await runCommand(['build', root, '--config', join(root, 'other.yaml')])).code).toBe(0);
        expect(String((await readFolder(join(root, 'dist'))).get('index.html'))).toContain('<title>Other</title>');
      },
    ));

  it('exits with 1 if the configuration does not exist', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['build', root, '--config', join(root, 'none.yaml')]);
      expect(code).toBe(1);
      expect(stderr).toContain('Configuration file not found: none.yaml');
      const slip = await runCommand(['check', root, '--config', join(root, 'site.confg.yaml')]);
      expect(slip.stderr).toContain('Did you mean site.config.yaml?');
    }));

  it('exits with 1 and writes nothing if the site has errors', () =>
    withSite(broken, async ({ root }) => {
      const { code, stderr } = await runCommand(['build', root]);
      expect(code).toBe(1);
      expect(stderr).toContain('content/es/index.md:3:1 error Broken link: lost.md does not exist');
      expect(stderr).toMatch(/1 error\. Nothing was written\.\n$/);
      expect(await readdir(root)).not.toContain('dist');
    }));

  it('exits with 0 and prints warnings if there are no errors', () =>
    withSite(
      { ...broken, 'site.config.yaml': `${site['site.config.yaml']}checks: { links: warning }\n` },
      async ({ root }) => {
        const { code, stderr } = await runCommand(['build', root]);
        expect(code).toBe(0);
        expect(stderr).toContain('content/es/index.md:3:1 warning Broken link: lost.md does not exist');
        expect(stderr).toMatch(/\n1 warning\.\n$/);
      },
    ));

  it('exits with 1 and writes nothing if there are warnings and --strict is set', () =>
    withSite({ 'index.md': '# Start\n\n[Lost](lost.md)\n' }, async ({ root }) => {
      expect((await runCommand(['check', root], root)).code).toBe(0);
      for (const command of ['check', 'build']) {
        const { code, stderr } = await runCommand([command, root, '--strict'], root);
        expect(code).toBe(1);
        expect(stderr).toContain('index.md:3:1 error Broken link: lost.md does not exist');
        expect(stderr).toMatch(command === 'build' ? /1 error\. Nothing was written\.\n$/ : /1 error\.\n$/);
      }
      expect(await readdir(root)).not.toContain('dist');
      expect((await runCommand(['build', root], root)).code).toBe(0);
    }));

  it('writes only the pages of the locale set by --locale', () =>
    withSite(site, async ({ root }) => {
      const { code, stdout } = await runCommand(['build', root, '--locale', 'en']);
      expect(code).toBe(0);
      expect(stdout).not.toMatch(/^es /m);
      const pages = [...(await readFolder(join(root, 'dist'))).keys()].filter((path) => path.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.filter((path) => !path.startsWith('en/'))).toEqual([]);
    }));
});

describe('wrong usage', () => {
  for (const [what, args, words] of [
    ['an unknown command', ['biuld'], "docsgen: unknown command 'biuld'\nDid you mean build?"],
    ['a command of another tool', ['dev', '--port', '80'], 'Did you mean docsgen serve --watch?'],
    ['an unknown command below another', ['i18n', 'stats'], 'Did you mean status?'],
    ['a folder for a command', ['content'], 'To build this folder, run `docsgen build content`.'],
    ['an unknown option', ['build', '--outt', 'x'], "docsgen build: unknown option '--outt'\nDid you mean --out?"],
    ['an option of other commands', ['check', '--port', '1'], 'Run `docsgen check --help` for details.'],
    ['an option without its value', ['build', '--out'], "docsgen build: option '--out <dir>' argument missing"],
    [
      'a command without its argument',
      ['move'],
      "docsgen move: missing required argument 'from'\nUsage: docsgen move [options] <from> <to>.",
    ],
    ['two folders', ['build', 'one', 'two'], 'docsgen build: too many arguments'],
    ['a folder that is not there', ['build', 'no-such-folder'], "Folder not found: 'no-such-folder'"],
    ['a misspelt folder', ['check', 'contnet/es/api'], "Folder not found: 'contnet/es/api'"],
    ['a folder with a slip', ['check', './content/es/ap'], 'Did you mean content/es/api?'],
    [
      'a file instead of a folder',
      ['check', 'site.config.yaml'],
      "'site.config.yaml' is a file: pass the site folder instead",
    ],
    ['an unknown locale', ['build', '--locale', 'fr'], "Unknown locale 'fr'. Use one of: es, en"],
    ['the site as output', ['build', '--out', '.'], 'contains the site'],
    ['a folder around the site as output', ['build', '--out', '..'], 'contains the site'],
    ['the root as output', ['build', '--out', '/'], 'contains the site'],
    ['the content as output', ['build', '--out', 'content'], 'is inside content/'],
    ['a folder in the content as output', ['build', '--out', 'content/en/new'], 'is inside content/'],
    ['a folder in static as output', ['build', '--out', 'static/site'], 'is inside static/'],
  ] as const) {
    it(`exits with 2, prints a sentence and writes nothing for ${what}`, () =>
      withSite({ ...site, 'static/robots.txt': 'User-agent: *\n' }, async ({ root }) => {
        const before = await readFolder(root);
        const { code, stderr } = await runCommand(args, root);
        expect(stderr).toContain(words);
        expect(stderr.trim().split('\n').length, 'not the whole help').toBeLessThanOrEqual(2);
        expect(code).toBe(2);
        expect(firstDifference(await readFolder(root), before)).toBeUndefined();
      }));
  }

  it('prints the help and exits with 2 without a command', async () => {
    const { code, stderr } = await runCommand([]);
    expect(stderr).toContain('Usage: docsgen');
    expect(code).toBe(2);
  });
});

describe('progress', () => {
  const stages = /^Check links +\d+\.\d\d s$/m;

  it('shows no progress in a log, unless --verbose prints the duration of each stage', () =>
    withSite(site, async ({ root }) => {
      expect((await runCommand(['check', root])).stdout).toBe('No errors in 12 pages.\n');
      expect((await runCommand(['check', root, '--verbose'])).stdout).toMatch(stages);
      const build = ['build', root, '--no-search'];
      expect((await runCommand(build)).stdout).toMatch(/^\nes +6 pages/);
      expect((await runCommand([...build, '--verbose'])).stdout).toMatch(stages);
    }));

  it('shows progress in one line of a terminal and clears it', () =>
    withSite(site, async ({ root }) => {
      const { screen, terminal } = openScreen();
      await runCommand(['check', root], root, { terminal });
      expect(screen.history).toContain('Check links …');
      expect(screen.lines).toEqual(['No errors in 12 pages.', '']);
    }));

  it('shows progress in one line of a terminal with --verbose, too', () =>
    withSite(site, async ({ root }) => {
      const { screen, terminal } = openScreen();
      await runCommand(['check', root, '--verbose'], root, { terminal });
      expect(screen.history).toContain('Check links …');
      expect(screen.lines.join('\n')).toMatch(stages);
    }));

  it('shows the progress of doctor', () =>
    withSite(site, async ({ root }) => {
      const { screen, terminal } = openScreen();
      await runCommand(['doctor', root], root, { terminal });
      expect(screen.history).toContain('Build graph …');
      expect(screen.lines[0]).toMatch(/^docsgen /);
    }));
});

/** A terminal that records its lines. `history` contains each text that its last line had. */
function openScreen(): { readonly screen: { lines: string[]; history: string[] }; readonly terminal: Terminal } {
  const screen = { lines: [''], history: [] as string[] };
  const plain = (text: string): string => text;
  const last = (): number => screen.lines.length - 1;
  const print = (text: string): void => {
    screen.lines[last()] += text;
    screen.lines.push('');
  };
  const rewriteLine = (text: string): void => {
    screen.lines[last()] = text;
    screen.history.push(text);
  };
  const paint = { error: plain, warning: plain, success: plain, quiet: plain, strong: plain };
  const silent = { clear: () => {}, readKeys: () => () => {} };
  return {
    screen,
    terminal: { print, printError: print, rewriteLine, paint, columns: 80, isInteractive: false, ...silent },
  };
}

describe('check', () => {
  it('exits with 0 and writes nothing if a check finds no errors', () =>
    withSite(site, async ({ root }) => {
      const before = await readFolder(root);
      const { code, stdout, stderr } = await runCommand(['check', root]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('No errors in 12 pages.');
      expect(firstDifference(await readFolder(root), before)).toBeUndefined();
    }));

  it('reports the same errors as a build, exits with 1 and writes nothing', () =>
    withSite(broken, async ({ root }) => {
      const before = await readFolder(root);
      const checked = await runCommand(['check', root]);
      expect(checked.code).toBe(1);
      expect(firstDifference(await readFolder(root), before)).toBeUndefined();
      const built = await runCommand(['build', root]);
      expect(checked.stderr).toBe(built.stderr.replace(' Nothing was written.', ''));
    }));

  it('writes nothing when check or inspect read the git history', () =>
    withSite(
      { ...site, 'site.config.yaml': `${site['site.config.yaml']}lastUpdated: { author: true }\n` },
      async ({ root }) => {
        await openRepository(root).commit({ date: '2024-05-03T10:00:00Z', author: 'Ana' });
        for (const command of ['check', 'inspect']) {
          expect(await runCommand([command, root])).toMatchObject({ code: 0, stderr: '' });
          expect((await readdir(root)).toSorted()).toEqual(['.git', 'content', 'site.config.yaml']);
        }
      },
    ));
});

interface Inspected {
  readonly [key: string]: unknown;
  readonly pages: readonly { readonly id: string; readonly locale: string; readonly [key: string]: unknown }[];
  readonly sidebars: readonly unknown[];
}

describe('inspect', () => {
  const inspected = async (root: string): Promise<Inspected> => {
    const { code, stdout, stderr } = await runCommand(['inspect', root, '--json']);
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Inspected;
  };

  it('inspect --json prints the site, its locales, sections and versions', () =>
    withSite(site, async ({ root }) => {
      const { pages: _, sidebars: __, ...rest } = await inspected(root);
      expect(rest).toEqual({
        title: { es: 'Manual', en: 'Handbook' },
        url: 'https://docs.example.com',
        baseUrl: '/docs/',
        locales: [
          { code: 'es', label: 'Español', direction: 'ltr', htmlLang: 'es', default: true },
          { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en-US', default: false },
        ],
        sections: [
          {
            id: 'api',
            label: 'API',
            path: '/api',
            versions: [
              { name: 'current', label: 'Next', path: '' },
              { name: '1.0', label: '1.0', path: '/1.0' },
            ],
          },
        ],
      });
    }));

  it('inspect --json prints every page of every locale, with its translation state', () =>
    withSite(site, async ({ root }) => {
      const { pages } = await inspected(root);
      expect(pages.map(({ locale, id }) => `${locale} ${id}`).toSorted()).toEqual(
        ['es', 'en']
          .flatMap((locale) =>
            ['home', 'api:index', 'api:keys/make', 'api:keys/secret', 'api:keys/_category_', 'api@1.0:index'].map(
              (id) => `${locale} ${id}`,
            ),
          )
          .toSorted(),
      );
      const page = (locale: string, id: string): unknown =>
        pages.find((each) => each.locale === locale && each.id === id);
      expect(page('es', 'api:keys/make')).toEqual({
        id: 'api:keys/make',
        locale: 'es',
        path: '/api/keys/make/',
        title: 'Crear',
        section: 'api',
        version: 'current',
        translation: 'original',
        kind: 'doc',
        unlisted: false,
        file: 'content/es/api/keys/make.md',
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
      expect(page('en', 'api:keys/make')).toMatchObject({
        path: '/en/api/keys/make/',
        title: 'Make',
        translation: 'outdated',
        file: 'content/en/api/keys/make.md',
      });
      expect(page('en', 'api:index')).toMatchObject({ translation: 'missing', file: 'content/es/api/index.md' });
      expect(page('es', 'api:keys/secret')).toMatchObject({ unlisted: true });
      expect(page('es', 'api@1.0:index')).toMatchObject({ version: '1.0', path: '/api/1.0/' });
      expect(page('es', 'api:keys/_category_')).toMatchObject({
        kind: 'category',
        path: '/api/category/claves/',
        file: null,
        hash: null,
      });
      expect(page('es', 'home')).toMatchObject({ kind: 'home', path: '/', section: null, version: null });
    }));

  it('inspect --json prints each sidebar with its items', () =>
    withSite(site, async ({ root }) => {
      const { sidebars } = await inspected(root);
      expect(sidebars).toHaveLength(4);
      expect(sidebars).toContainEqual({
        locale: 'es',
        section: 'api',
        version: 'current',
        items: [
          { kind: 'page', label: 'API', path: '/api/', items: [] },
          {
            kind: 'category',
            label: 'Claves',
            path: '/api/category/claves/',
            items: [
              { kind: 'page', label: 'Crear', path: '/api/keys/make/', items: [] },
              { kind: 'page', label: 'Secreto', path: '/api/keys/secret/', items: [] },
            ],
          },
        ],
      });
    }));

  it('inspect --json prints the names of sidebars', () =>
    withSite(
      {
        'site.config.yaml': 'title: Site\nsections: [{ id: guide }]\n',
        'content/en/guide/sidebar.yaml': 'start: [{ page: one, badge: New }]\nmore: [two]\n',
        'content/en/guide/one.md': '# One\n',
        'content/en/guide/two.md': '# Two\n',
      },
      async ({ root }) => {
        const { sidebars } = await inspected(root);
        expect(sidebars).toMatchObject([
          { name: 'start', items: [{ label: 'One', badge: 'New' }] },
          { name: 'more', items: [{ label: 'Two' }] },
        ]);
      },
    ));

  it('inspect prints the hash that marks a translation as current', () =>
    withSite(site, async ({ root, write }) => {
      const first = await inspected(root);
      const hash = first.pages.find(({ id, locale }) => locale === 'es' && id === 'api:keys/make')?.hash;
      await write({ 'content/en/api/keys/make.md': `---\nsource_hash: "${hash}"\n---\n\n# Make\n` });
      const { pages } = await inspected(root);
      expect(pages.find(({ id, locale }) => locale === 'en' && id === 'api:keys/make')).toMatchObject({
        translation: 'current',
      });
    }));

  it('inspect prints a line for every page, with its id', () =>
    withSite(site, async ({ root }) => {
      const { code, stdout } = await runCommand(['inspect', root]);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Locale +es +Español +ltr +lang=es +\(default\)$/m);
      expect(stdout).toMatch(
        /^ +\/en\/api\/keys\/make\/ +api:keys\/make +Make +\(outdated\) +content\/en\/api\/keys\/make\.md$/m,
      );
      expect(stdout).toMatch(/^ +\/api\/keys\/secret\/ +api:keys\/secret +Secreto +\(original, unlisted\) /m);
    }));

  it('inspect prints a site with errors, then the errors, and exits with 1', () =>
    withSite({ ...site, 'content/es/api/index.md': '---\ndraft: perhaps\n---\n\n# API\n' }, async ({ root }) => {
      const { code, stdout, stderr } = await runCommand(['inspect', root, '--json']);
      expect(code).toBe(1);
      expect((JSON.parse(stdout) as Inspected).pages).toHaveLength(12);
      expect(stderr).toContain("content/es/api/index.md:2:8 error 'draft' must be true or false, not 'perhaps'");
    }));
});

describe('a configuration in TypeScript', () => {
  it('passes the command to a configuration in TypeScript, which can import docsgen/config, and writes nothing', () => {
    const text = `import { defineConfig } from 'docsgen/config';
export default defineConfig(({ command, mode }) => ({ title: command + ' ' + mode, lokales: [] }));
`;
    return withSite({ 'site.config.ts': text, 'content/en/index.md': '# Home\n' }, async ({ root }) => {
      const { code, stderr } = await runCommand(['check', root]);
      expect([code, stderr]).toEqual([1, expect.stringContaining("site.config.ts:2:84 error Unknown key 'lokales'")]);
      await writeFile(join(root, 'site.config.ts'), text.replace(', lokales: []', ''));
      const inspected = await runCommand(['inspect', root, '--json']);
      expect((JSON.parse(inspected.stdout) as Inspected).title).toBe('inspect production');
      const frozen = await runCommand(['version', 'docs', '1.0', '--remove', '--site', root]);
      expect([frozen.code, frozen.stderr]).toEqual([
        2,
        expect.stringContaining('docsgen can only edit configurations in YAML'),
      ]);
      expect([...(await readFolder(root)).keys()]).toEqual(['content/en/index.md', 'site.config.ts']);
    });
  });
});

describe('schema', () => {
  it('describes every key of front matter in the schema and in the documentation', async () => {
    const { stdout } = await runCommand(['schema', 'front-matter']);
    const { properties } = JSON.parse(stdout) as { readonly properties: Readonly<Record<string, object>> };
    const guide = await readFile(fileURLToPath(new URL('../docs/reference/front-matter.md', import.meta.url)), 'utf8');
    const fields = [...guide.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
    expect(Object.keys(properties).length).toBeGreaterThan(20);
    expect(Object.keys(properties).filter((key) => !fields.includes(key))).toEqual([]);
    const described = (node: object): boolean =>
      'description' in node && (!('properties' in node) || Object.values(node.properties as object).every(described));
    expect(Object.entries(properties).filter(([, node]) => !described(node))).toEqual([]);
  });

  it('refuses an unknown argument of docsgen schema', async () => {
    expect(await runCommand(['schema', 'strings'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("The argument of docsgen schema must be config or front-matter, not 'strings'"),
    });
  });

  it('prints a JSON Schema that describes every key', async () => {
    const { code, stdout } = await runCommand(['schema']);
    expect(code).toBe(0);
    const schema = JSON.parse(stdout) as {
      readonly required: unknown;
      readonly properties: Readonly<Record<string, object>>;
    };
    expect(schema.required).toEqual(['title']);
    for (const [key, value] of Object.entries(schema.properties)) {
      expect('description' in value || 'properties' in value, key).toBe(true);
    }
  });

  it.each([
    ['the schema for editors', [], 'site.config.schema.json'],
    ['the reference for people', ['--markdown'], 'reference/configuration.md'],
    ['the schema of front matter', ['front-matter'], 'front-matter.schema.json'],
  ])('is %s that the repository holds', async (_what, options, name) => {
    const file = fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
    expect((await runCommand(['schema', ...options])).stdout).toBe(await readFile(file, 'utf8'));
  });
});
