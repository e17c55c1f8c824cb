// `docsgen version`: preserves the current state of a section as a version, and removes versions.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../repository.ts';
import { runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { readFolder, type SiteLiteral } from '../site-files.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n';

const site: SiteLiteral = {
  'site.config.yaml': `# What this site is
title: Docs # its name
locales: [{ code: es }, { code: en }]
sections:
  - { id: sdk }
  - id: api # the API
    label: API
navbar:
  items: [{ label: Intro, to: /api/intro }, { label: SDK, section: sdk }]
redirects:
  - { from: /old, to: /api/intro }
`,
  'content/es/index.md': '# Inicio\n\n[API](api/intro.md)\n',
  'content/es/_shared/note.md': 'Vea [la clave](/api/keys/make).\n',
  'content/es/sdk/index.md': '# SDK\n\n[Intro](../api/intro.md)\n',
  'content/es/api/index.md': '# API\n',
  'content/es/api/intro.md': `# Intro

[Uno](keys/make.md#one) [dos](/api/keys/make/#one) [tres](/keys/make.md) [cuatro](/api/keys/make.md) [SDK](../sdk/index.md)

![Muelle](img/quay.svg) ![Muelle](/api/img/quay.svg)

::include[/_shared/note.md]

::include[/api/_limits.md]
`,
  'content/es/api/_limits.md': 'Diez, como dice [la clave](/api/keys/make).\n',
  'content/es/api/img/quay.svg': picture,
  'content/es/api/sidebar.yaml': '- index\n- intro\n- label: Claves\n  items: [keys/make]\n',
  'content/es/api/keys/make.md': '# Crear\n\n## Uno {#one}\n',
  'content/en/api/intro.md': '---\nsource_hash: "0000000000000000"\n---\n# Intro\n\n[One](keys/make.md)\n',
  'content/en/api/sidebar.yaml': 'Claves: Keys\n',
};

const texts = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const files = [...(await readFolder(root))].filter(([path]) => !path.startsWith('.'));
  return Object.fromEntries(files.map(([path, bytes]) => [path, String(bytes)]));
};

describe('a frozen version', () => {
  it('version copies a section in all languages, with internal links, and changes nothing else', () =>
    withSite(site, async ({ root, build }) => {
      await runCommand(['i18n', 'mark', 'content/en/api/intro.md'], root);
      await runCommand(['urls', '--write'], root);
      const before = await texts(root);
      const { code, stdout, stderr } = await runCommand(['version', 'api', '2.0'], root);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toBe(`content/es/api/ → content/es/api-2.0/ (6 files)
content/en/api/ → content/en/api-2.0/ (2 files)
site.config.yaml changed
site.urls.txt changed
Version 2.0 of api: /api/2.0/
`);
      const after = await texts(root);
      const added = Object.keys(after).filter((path) => !(path in before));
      expect(added).toEqual(
        Object.keys(before).flatMap((path) => (/\/api\//.test(path) ? [path.replace('/api/', '/api-2.0/')] : [])),
      );
      const changed = Object.keys(before).filter((path) => after[path] !== before[path]);
      expect(changed).toEqual(['site.config.yaml', 'site.urls.txt']);
      expect(after['site.config.yaml']).toBe(
        String(site['site.config.yaml']).replace(
          '    label: API\n',
          '    label: API\n    versions:\n      - { name: current, label: { es: en desarrollo, en: Next } }\n      - { name: "2.0" }\n',
        ),
      );
      expect(after['content/es/api-2.0/intro.md']).toBe(`# Intro

[Uno](keys/make.md#one) [dos](/api/2.0/keys/make/#one) [tres](/keys/make.md) [cuatro](/keys/make.md) [SDK](../sdk/index.md)

![Muelle](img/quay.svg) ![Muelle](/img/quay.svg)

::include[/_shared/note.md]

::include[/api-2.0/_limits.md]
`);
      expect(after['content/es/api-2.0/_limits.md']).toBe('Diez, como dice [la clave](/api/2.0/keys/make).\n');
      expect(after['content/es/api-2.0/sidebar.yaml']).toBe(site['content/es/api/sidebar.yaml']);
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      // The translation was current, and is also current in the copy, although the links of its original were
      // rewritten.
      expect(built.read('en/api/2.0/intro/index.html')).toContain('"notices":[]');
      const lines = (after['site.urls.txt'] ?? '').split('\n');
      expect(lines).toEqual(expect.arrayContaining(['/api/intro/', '/api/2.0/keys/make/ #one', '/en/api/2.0/intro/']));
    }));

  it('a dry run of version writes nothing', () =>
    withSite(site, async ({ root }) => {
      const before = await texts(root);
      const { code, stdout } = await runCommand(['version', 'api', '2.0', '--dry-run', '--label', 'Two'], root);
      expect([code, await texts(root)]).toEqual([0, before]);
      expect(stdout).toContain('content/es/api/ → content/es/api-2.0/ (6 files)\n');
      expect(stdout).toMatch(/Dry run: nothing was written\.\n$/);
    }));

  it('a frozen version has the sidebar that the configuration defines', () => {
    const { 'content/es/api/sidebar.yaml': _, 'content/en/api/sidebar.yaml': __, ...rest } = site;
    const config = String(site['site.config.yaml']).replace(
      '    label: API\n',
      '    label: API\n    sidebar: [intro]\n',
    );
    return withSite({ ...rest, 'site.config.yaml': `\uFEFF${config}` }, async ({ root }) => {
      expect((await runCommand(['version', 'api', '2.0'], root)).code).toBe(0);
      const after = await texts(root);
      expect(after['content/es/api-2.0/sidebar.yaml']).toBe('[ intro ]\n');
      // An editor added the byte order mark.
      expect(after['site.config.yaml']).toMatch(/^\uFEFF# What/);
    });
  });

  it('version copies the version in development, wherever it is in the list', () => {
    const versions = "[{ name: '2.0', content: api-2.0 }, { name: current, content: api, path: next }]";
    const config = String(site['site.config.yaml']).replace('label: API', `versions: ${versions} # two`);
    const frozen = { 'site.config.yaml': config, 'content/es/api-2.0/intro.md': '# Intro\n\n## Uno {#one}\n' };
    const links = { 'content/es/_shared/note.md': '', 'content/es/api/_limits.md': '[Crear](/api/next/keys/make)\n' };
    const intro = String(site['content/es/api/intro.md'])
      .replaceAll('](/api/', '](/api/next/')
      .replace('/next/img', '/img');
    const files = {
      ...site,
      ...frozen,
      ...links,
      'content/es/api/intro.md': intro.replace('[cuatro](/api/next/keys/make.md) ', ''),
    };
    return withSite(files, async ({ root }) => {
      const { code, stdout, stderr } = await runCommand(['version', 'api', '3.0'], root);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('content/es/api/ → content/es/api-3.0/ (6 files)\n');
      const after = await texts(root);
      expect(after['site.config.yaml']).toContain(
        '{ name: current, content: api, path: next }, { name: "3.0" }] # two',
      );
      expect(after['content/es/api-3.0/_limits.md']).toBe('[Crear](/api/3.0/keys/make)\n');
    });
  });

  it.each([
    ['apo', '2.0', "Unknown section 'apo'. Did you mean api?"],
    ['api', 'a/b', "'a/b' is not a valid version name"],
    ['api', 'current', "'current' is the version in development"],
  ])('version rejects %s %s', (section, name, reason) =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['version', section, name], root);
      expect([code, stderr]).toEqual([2, `${reason}\n`]);
    }),
  );

  it('version copies a section once a configuration module lists the new version', () => {
    const { 'site.config.yaml': _, ...rest } = site;
    const configured = (more: object): string =>
      `export default ${JSON.stringify({ title: 'Docs', locales: [{ code: 'es' }, { code: 'en' }], sections: [{ id: 'sdk' }, { id: 'api', ...more }] })};\n`;
    return withSite({ ...rest, 'site.config.mjs': configured({}) }, async ({ root }) => {
      const versions = [{ name: 'current' }, { name: '2.0' }];
      const refused = await runCommand(['version', 'api', '2.0'], root);
      expect([refused.code, refused.stdout]).toEqual([2, '']);
      expect(refused.stderr).toContain("versions: [{ name: 'current', label: 'Next' }, { name: '2.0' }]");
      await writeFile(join(root, 'site.config.mjs'), configured({ versions }));
      const { code, stdout } = await runCommand(['version', 'api', '2.0'], root);
      expect(code).toBe(0);
      expect(stdout).toContain('content/es/api/ → content/es/api-2.0/ (6 files)');
      const after = await texts(root);
      expect(after['content/es/api-2.0/intro.md']).toContain('# Intro');
      expect(after['site.config.mjs']).toBe(configured({ versions }));
    });
  });

  it('version rejects an existing version and a folder with files', () =>
    withSite({ ...site, 'content/es/api-1.0/x.md': '# X\n' }, async ({ root }) => {
      await runCommand(['version', 'api', '2.0'], root);
      const twice = await runCommand(['version', 'api', '2.0'], root);
      expect([twice.code, twice.stderr]).toEqual([2, "Version '2.0' already exists, in content/es/api-2.0/\n"]);
      const { code, stderr } = await runCommand(['version', 'api', '1.0', '--site', join(root)], root);
      expect([code, stderr]).toEqual([2, expect.stringContaining('content/es/api-1.0/')]);
    }));
});

describe('a removed version', () => {
  const args = ['version', 'api', '2.0', '--remove'];

  it('removing a version restores the site, with redirects of published URLs', () =>
    withSite(site, async ({ root, build, write }) => {
      await runCommand(['version', 'api', '2.0'], root);
      await runCommand(['urls', '--write'], root);
      const { 'site.config.yaml': config = '' } = await texts(root);
      await write({
        'site.config.yaml': config.replace(
          '  - { from: /old, to: /api/intro }',
          '  - { from: /old, to: /api/intro }\n  - { from: /two, to: "/api/2.0/intro#intro" } # once',
        ),
        // A page that only that version contained.
        'content/es/api-2.0/keys/gone.md': '# Ida\n',
      });
      await runCommand(['urls', '--write'], root);
      await write({ 'content/es/api-2.0/keys/unpublished.md': '# Nueva\n' });
      const before = await texts(root);
      const { code, stdout, stderr } = await runCommand([...args, '--force'], root);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('content/es/api-2.0/ removed (8 files)\ncontent/en/api-2.0/ removed (2 files)\n');
      const after = await texts(root);
      expect(Object.keys(after)).toEqual(Object.keys(before).filter((path) => !path.includes('api-2.0')));
      expect(after['site.config.yaml']).toBe(
        String(site['site.config.yaml'])
          .replace(
            '    label: API\n',
            '    label: API\n    versions:\n      - { name: current, label: { es: en desarrollo, en: Next } }\n',
          )
          .replace(
            '  - { from: /old, to: /api/intro }\n',
            `  - { from: /old, to: /api/intro }
  - { from: /two, to: "/api/intro#intro" } # once
  - { from: /api/2.0, to: /api }
  - { from: /api/2.0/intro, to: /api/intro }
  - { from: /api/2.0/keys/gone, to: /api }
  - { from: /api/2.0/keys/make, to: /api/keys/make }
`,
          ),
      );
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expect(built.read('en/api/2.0/intro/index.html')).toContain('url=/en/api/intro/');
      // The version can be created again: the redirects are removed.
      expect((await runCommand(['version', 'api', '2.0'], root)).code).toBe(0);
    }));

  it('removing a version is rejected if git cannot restore its files', () =>
    withSite(site, async ({ root }) => {
      await runCommand(['version', 'api', '2.0'], root);
      const before = await texts(root);
      const { code, stderr } = await runCommand(args, root);
      expect([code, await texts(root)]).toEqual([2, before]);
      expect(stderr).toContain(
        'could not be restored, because there is no git repository. Use --force to delete them anyway',
      );
      await openRepository(root).commit({ date: '2025-03-01T12:00:00Z' });
      const dry = await runCommand([...args, '--dry-run'], root);
      expect([dry.code, dry.stderr, await texts(root)]).toEqual([0, '', before]);
    }));

  it('removing a version is rejected if a page links to it', () =>
    withSite(site, async ({ root, write }) => {
      await runCommand(['version', 'api', '2.0'], root);
      await write({ 'content/es/sdk/index.md': '# SDK\n\n[Dos](/api/2.0/keys/make/)\n' });
      const before = await texts(root);
      const { code, stderr } = await runCommand([...args, '--force'], root);
      expect([code, await texts(root)]).toEqual([1, before]);
      expect(stderr).toContain('content/es/sdk/index.md:3:1 error Broken link: /api/2.0/keys/make/ does not exist');
    }));

  it.each([
    ['current', "'current' cannot be removed, because it is the first version of 'api'"],
    ['3.0', "The section 'api' has no version '3.0'. Use one of: current, 2.0"],
  ])('removing the version %s is rejected', (name, reason) =>
    withSite(site, async ({ root }) => {
      await runCommand(['version', 'api', '2.0'], root);
      const { code, stderr } = await runCommand(['version', 'api', name, '--remove'], root);
      expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
    }),
  );
});
