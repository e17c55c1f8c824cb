import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../packages/generator/src/config/load-config.ts';
import { scanContent } from '../../../packages/generator/src/content/scan-content.ts';
import type { Checked } from '../../../packages/generator/src/model/diagnostic.ts';
import type { SourceTree } from '../../../packages/generator/src/model/source.ts';
import { openSite } from '../../../packages/generator/src/platform/node-files.ts';
import { type Files, told, twoLanguages } from '../model-of.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function folderWith(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-scan-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

async function scanFolder(root: string, ignored: readonly string[] = []): Promise<SourceTree> {
  return (await checkFolder(root, ignored)).value;
}

async function checkFolder(root: string, ignored: readonly string[] = []): Promise<Checked<SourceTree>> {
  const files = openSite(root);
  const loaded = await loadConfig(files, { file: undefined, folderName: 'site' });
  if (loaded.kind !== 'usable') throw new Error(told(loaded.diagnostics).join('\n'));
  return scanContent(files, { config: loaded.config, ignored });
}

async function scan(files: Files, ignored?: readonly string[]): Promise<SourceTree> {
  return scanFolder(await folderWith(files), ignored);
}

function places(tree: SourceTree): readonly string[] {
  return tree.sources.map(({ kind, location }) =>
    [kind, location.locale, location.section?.id ?? '-', location.version?.name ?? '-', location.relative].join(' '),
  );
}

describe('the content of a configured site', () => {
  it('with a content folder per locale, every page outside of them is reported', async () => {
    const root = await folderWith({
      'site.config.yaml':
        'title: T\nlocales: [{ code: es, content: docs/es }, { code: en, content: docs/en }]\nsections: [{ id: api }]\n',
      'docs/es/README.md': '# Inicio',
      'docs/es/api/intro.md': '# Intro',
      'docs/en/api/intro.md': '# Intro',
      'docs/en/apo/more.md': '# More',
      'content/es/api/other.md': '# Otra',
    });
    const { value, diagnostics } = await checkFolder(root);
    expect(places(value)).toEqual([
      'page en api current intro.md',
      'page es - - README.md',
      'page es api current intro.md',
    ]);
    expect(diagnostics.map(({ file, hint }) => [file, hint])).toEqual([['docs/en/apo', 'Did you mean docs/en/api?']]);
  });

  it("with the site's folder as content, only the sections and the README are read", async () => {
    const root = await folderWith({
      'site.config.yaml': 'title: T\nlocales: [{ code: en, content: . }]\nsections: [{ id: docs }]\n',
      'README.md': '# Home',
      'docs/a.md': '# A',
      'docs/b.mdx': '# B',
      'src/notes.md': '# Notes',
      'src/page.mdx': '# Page',
      'static/c.md': '# C',
    });
    const { value, diagnostics } = await checkFolder(root);
    expect(places(value)).toEqual(['page en - - README.md', 'page en docs current a.md', 'page en docs current b.mdx']);
    expect(diagnostics).toEqual([]);
    expect([...value.staticFiles]).toEqual(['c.md']);
  });

  it('every file has a locale, a section and a folder', async () => {
    const tree = await scan({
      'site.config.yaml': twoLanguages,
      'content/es/index.md': '# Inicio',
      'content/es/api/intro.md': '# Intro',
      'content/es/api/manager/01-documents/create.md': '# Crear',
      'content/es/api/manager/_category_.yml': 'label: M',
      'content/en/sdk/README.md': '# SDK',
    });
    expect(places(tree)).toEqual([
      'page en sdk current README.md',
      'page es api current intro.md',
      'page es api current manager/01-documents/create.md',
      'category es api current manager/_category_.yml',
      'page es - - index.md',
    ]);
  });

  it('versions have separate folders, even if one name is the prefix of another', async () => {
    const tree = await scan({
      'site.config.yaml': `title: Docs
sections: [{ id: api, versions: [{ name: current }, { name: "1.0" }] }]
`,
      'content/en/api/a.md': '',
      'content/en/api-1.0/a.md': '',
      'content/en/api-2/a.md': '',
    });
    expect(places(tree)).toEqual(['page en api 1.0 a.md', 'page en api current a.md']);
  });

  it('a section in the folder of another section has its own files', async () => {
    const tree = await scan({
      'site.config.yaml': 'title: D\nsections: [{ id: docs, basePath: /, content: / }, { id: api }]\n',
      'content/en/a.md': '',
      'content/en/api/b.md': '',
    });
    expect(places(tree)).toEqual(['page en docs current a.md', 'page en api current b.md']);
  });

  it('partials are not pages', async () => {
    const tree = await scan({
      'site.config.yaml': twoLanguages,
      'content/es/api/_part.md': '',
      'content/es/api/_parts/a.md': '',
      'content/es/api/_parts/_category_.yml': 'label: P',
      'content/es/api/page.md': '',
    });
    expect(places(tree)).toEqual(['page es api current page.md']);
    expect([...tree.assets]).toContain('content/es/api/_parts/a.md');
  });

  it('images are assets, and files in static/ keep their paths', async () => {
    const tree = await scan({
      'site.config.yaml': twoLanguages,
      'content/es/api/a.png': 'x',
      'content/es/api/.hidden.md': 'x',
      'static/img/logo.svg': '<svg/>',
      'static/.well-known/security.txt': 'x',
    });
    expect(tree.sources).toEqual([]);
    expect([...tree.assets]).toEqual(['content/es/api/a.png']);
    expect([...tree.staticFiles]).toEqual(['.well-known/security.txt', 'img/logo.svg']);
  });

  it('Markdown files outside of content/ are ignored', async () => {
    const tree = await scan({ 'site.config.yaml': twoLanguages, 'README.md': '# R', 'docs/a.md': '' });
    expect(tree.sources).toEqual([]);
  });
});

describe('a folder without configuration', () => {
  it('a folder without configuration is the content, except its output and hidden folders', async () => {
    const tree = await scan(
      { 'README.md': '', 'guide/a.markdown': '', 'out/a.md': '', 'node_modules/x/README.md': '', '.git/a.md': '' },
      ['out'],
    );
    expect(places(tree)).toEqual(['page en docs current README.md', 'page en docs current guide/a.markdown']);
  });

  it('symbolic links are followed within the folder only, and circular ones are not followed', async () => {
    const outside = await folderWith({ 'secret.md': '# Secret' });
    const root = await folderWith({ 'a/one.md': '# One' });
    await symlink(join(root, 'a'), join(root, 'b'));
    await symlink(root, join(root, 'a', 'circle'));
    await symlink(outside, join(root, 'away'));
    await symlink(join(outside, 'secret.md'), join(root, 'secret.md'));
    await symlink(join(root, 'nowhere.md'), join(root, 'dangling.md'));
    const paths = (await scanFolder(root)).sources.map(({ path }) => path);
    expect(paths).toContain('a/one.md');
    expect(paths).toContain('b/one.md');
    expect(paths.filter((path) => path.includes('secret') || path.includes('dangling'))).toEqual([]);
  });
});

describe('a page that would be ignored', () => {
  const mistakes = async (files: Files): Promise<readonly string[]> =>
    told((await checkFolder(await folderWith(files))).diagnostics);
  const guide = {
    'site.config.yaml': 'title: D\nsections: [{ id: guide }, { id: api }]\n',
    'content/en/guide/a.md': '',
  };

  it('reports a page next to the section folders, or in a folder without a section', async () => {
    const files = { ...guide, 'content/en/about.md': '', 'content/en/gude/a.md': '', 'content/en/gude/b/c.md': '' };
    const leaveOut = 'start its name with _ to exclude it';
    expect(await mistakes({ ...files, 'content/en/extras/d.md': '' })).toEqual([
      `content/en/about.md This page belongs to no section - Move it into the folder of a section (content/en/guide/, content/en/api/), add a section for it to the configuration, or ${leaveOut}`,
      `content/en/extras 1 page in this folder belongs to no section - Move it into the folder of a section (content/en/guide/, content/en/api/), add a section for it to the configuration, or ${leaveOut}`,
      'content/en/gude 2 pages in this folder belong to no section - Did you mean content/en/guide?',
    ]);
  });

  it('reports a page in a folder without a locale', async () => {
    const files = { ...guide, 'content/fr/guide/a.md': '', 'content/fr/index.md': '', 'content/eng/a.md': '' };
    const leaveOut = 'start its name with _ to exclude it';
    expect(await mistakes({ ...files, 'content/guide/a.md': '', 'content/b.md': '' })).toEqual([
      `content/b.md This page belongs to no locale - Move it into content/en/, or ${leaveOut}`,
      'content/eng 1 page in this folder belongs to no locale - Did you mean content/en?',
      `content/fr 2 pages in this folder belong to no locale - Add { code: fr } to locales in the configuration, or ${leaveOut}`,
      `content/guide 1 page in this folder belongs to no locale - Move it into content/en/, or ${leaveOut}`,
    ]);
  });

  it('reports an MDX page if MDX is turned off', async () => {
    const told =
      "This page is MDX, but MDX is turned off in this site - Set 'markdown.mdx: files' in the configuration, rename it to .md if it is plain Markdown, or start its name with _ to exclude it";
    const off = { ...guide, 'site.config.yaml': `${guide['site.config.yaml']}markdown: { mdx: off }\n` };
    expect(
      await mistakes({ ...off, 'content/en/guide/b.mdx': '', 'docs/c.mdx': '', 'content/en/guide/_d.mdx': '' }),
    ).toEqual([`content/en/guide/b.mdx ${told}`]);
    const sanitized = { ...guide, 'site.config.yaml': `${guide['site.config.yaml']}markdown: { html: sanitize }\n` };
    expect(await mistakes({ ...sanitized, 'content/en/guide/b.mdx': '' })).toEqual([`content/en/guide/b.mdx ${told}`]);
    expect(await mistakes({ ...guide, 'content/en/guide/b.mdx': '' })).toEqual([]);
  });

  it('partials, images, landing pages and notes are not reported as ignored', async () => {
    const files = { ...guide, 'content/README.md': '', 'content/en/index.md': '', 'content/img/a.png': '' };
    expect(await mistakes({ ...files, 'content/_shared/a.md': '', 'content/en/_b.md': '' })).toEqual([]);
  });
});

describe('the stamp of a file', () => {
  it('the stamp of an unchanged file is the same', async () => {
    const files = openSite(await folderWith({ 'a.md': 'one' }));
    expect(await files.stamp('a.md')).toBeDefined();
    expect(await files.stamp('a.md')).toBe(await files.stamp('a.md'));
  });

  it('the stamp changes with the size', async () => {
    const root = await folderWith({ 'a.md': 'one' });
    const { stamp } = openSite(root);
    await utimes(join(root, 'a.md'), new Date(0), new Date(0));
    const before = await stamp('a.md');
    await writeFile(join(root, 'a.md'), 'three');
    await utimes(join(root, 'a.md'), new Date(0), new Date(0));
    expect(await stamp('a.md')).not.toBe(before);
  });

  it('the stamp changes with the modification time, even if the size is the same', async () => {
    const root = await folderWith({ 'a.md': 'one' });
    const { stamp } = openSite(root);
    const before = await stamp('a.md');
    await utimes(join(root, 'a.md'), new Date(0), new Date(0));
    expect(await stamp('a.md')).not.toBe(before);
  });

  it('a missing file has no stamp', async () => {
    const { stamp } = openSite(await folderWith({ 'folder/a.md': 'one' }));
    expect(await stamp('b.md')).toBeUndefined();
    expect(await stamp('folder')).toBeUndefined();
    expect(await stamp('folder/a.md/b')).toBeUndefined();
  });
});

describe('private files in static/', () => {
  const site = {
    'site.config.yaml': 'title: T\n',
    'content/en/index.md': '# T',
    'static/.well-known/security.txt': 'x',
    'static/.htaccess': 'x',
    'static/.nojekyll': '',
    'static/.domains': 'x',
    'static/downloads/report.pdf': 'x',
    'static/downloads/.gitkeep': '',
    'static/.env': 'TOKEN=1',
    'static/.env.example': 'TOKEN=',
    'static/.git/config': 'x',
    'static/.git/objects/ab/cd': 'x',
    'static/downloads/.cache/a': 'x',
    'static/tls/server.pem': 'x',
    'static/tls/server.KEY': 'x',
    'static/id_ed25519': 'x',
    'static/id_ed25519.pub': 'x',
  };
  const always = [
    ...['.domains', '.htaccess', '.nojekyll', '.well-known/security.txt'],
    ...['downloads/report.pdf', 'id_ed25519.pub'],
  ];
  const notPublished = (path: string, what: string) => [
    `static/${path} warning ${what} is not published`,
    `Move it out of static/, or publish it with static: { allow: ['${path}'] } in the configuration`,
  ];
  const shown = ({ diagnostics }: Checked<SourceTree>) =>
    diagnostics.map(({ file, severity, message, hint }) => [`${file} ${severity} ${message}`, hint]);

  it('private files are not published, and reported with the key that publishes them', async () => {
    const scanned = await checkFolder(await folderWith(site));
    expect([...scanned.value.staticFiles]).toEqual(always);
    expect(shown(scanned)).toEqual([
      notPublished('.env', 'This hidden file'),
      notPublished('.env.example', 'This hidden file'),
      notPublished('.git', 'This hidden folder'),
      notPublished('downloads/.cache', 'This hidden folder'),
      notPublished('id_ed25519', 'This looks like a private key and'),
      notPublished('tls/server.KEY', 'This looks like a private key and'),
      notPublished('tls/server.pem', 'This looks like a private key and'),
    ]);
  });

  it('private files are published if the configuration allows the file or its folder', async () => {
    const allow = "static: { allow: ['.env.example', tls, downloads/.cache/, .git, .env, id_ed25519] }";
    const scanned = await checkFolder(await folderWith({ ...site, 'site.config.yaml': `title: T\n${allow}\n` }));
    const left = ['downloads/.gitkeep'];
    const all = Object.keys(site).flatMap((path) => (path.startsWith('static/') ? [path.slice('static/'.length)] : []));
    expect([...scanned.value.staticFiles].sort()).toEqual(all.filter((path) => !left.includes(path)).sort());
    expect(shown(scanned)).toEqual([]);
  });
});
