// Files whose content does not match their names: none is omitted or loses characters without a diagnostic.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { told } from '../../unit/model-of.ts';
import { type Site, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';
import { canLosePermission, withoutPower } from './without-power.ts';

const config = { 'site.config.yaml': 'title: T\n', 'content/en/index.md': '# Home\n' };

/** Diagnostics of a site after `prepare` has added files that an object literal cannot represent. */
async function toldOf(files: SiteLiteral, prepare: (site: Site) => void = () => {}): Promise<readonly string[]> {
  let said: readonly string[] = [];
  await withSite({ ...config, ...files }, async (site) => {
    prepare(site);
    said = told((await site.build({ isCheck: true })).diagnostics);
  });
  return said;
}

describe('a file that is not UTF-8', () => {
  const save = 'Save the file as UTF-8 in your editor';

  it('reports the first invalid character in pages and category files', async () => {
    const files = {
      'content/en/a.md': Buffer.from('# A\n\nuna ni\xF1a\n', 'latin1'),
      'content/en/b.md': Buffer.from([0x23, 0x20, 0xed, 0xa0, 0x80, 0x0a]),
      'content/en/c/_category_.yml': Buffer.from('label: Espa\xF1a\n', 'latin1'),
      'content/en/c/d.md': '# D\n',
    };
    expect(await toldOf(files)).toEqual([
      `content/en/a.md:3:7 This file is not valid UTF-8 - ${save}`,
      `content/en/b.md:1:3 This file is not valid UTF-8 - ${save}`,
      `content/en/c/_category_.yml:1:12 This file is not valid UTF-8 - ${save}`,
    ]);
  });

  it('reports a configuration that is not UTF-8 without reading it', async () => {
    const files = { 'site.config.yaml': Buffer.from('title: Espa\xF1a\nwrong: x\n', 'latin1') };
    expect(await toldOf(files)).toEqual([`site.config.yaml:1:12 This file is not valid UTF-8 - ${save}`]);
  });

  it('reports a file in UTF-16', async () => {
    const text = Buffer.from('\uFEFF# A\n', 'utf16le');
    expect(await toldOf({ 'content/en/a.md': text })).toEqual([
      `content/en/a.md:1:1 This file is encoded in UTF-16, not UTF-8 - ${save}`,
    ]);
  });

  it('a file with a replacement character or a byte order mark is valid', async () => {
    expect(await toldOf({ 'content/en/a.md': '\uFEFF# A \uFFFD\r\n\r\nB\r\n' })).toEqual([]);
  });

  it('reports a file with CR line endings', async () => {
    const hint = 'Save the file with LF (Unix) or CRLF (Windows) line endings';
    expect(await toldOf({ 'content/en/a.md': '# A\r\rB\r' })).toEqual([
      `content/en/a.md:1:4 This file has CR line endings, which are not supported - ${hint}`,
    ]);
  });
});

describe('an invalid page file', () => {
  it('reports files and links that cannot be pages, with the reason', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'docsgen-outside-'));
    const left = 'or start its name with _ to exclude it';
    try {
      const said = await toldOf({ 'more/page.md': '# Page\n', 'static/a.txt': 'a' }, ({ root }) => {
        const link = (to: string, path: string): void => symlinkSync(to, join(root, path));
        link(join(root, 'more'), 'content/en/inside');
        link(outside, 'content/en/outside');
        link('nowhere.md', 'content/en/broken.md');
        link('.', 'content/en/circle');
        link('/etc/hostname', 'static/name.txt');
        link('nowhere.md', 'content/en/_kept.md');
        mkdirSync(join(root, 'content/en/folder.md'));
        execFileSync('mkfifo', [join(root, 'content/en/pipe.md')]);
      });
      expect(said).toEqual([
        `content/en/broken.md The target of this symbolic link does not exist - Correct the link, ${left}`,
        'content/en/circle This symbolic link points to one of its parent folders - ' + `Remove the link, ${left}`,
        'content/en/outside This symbolic link points outside the site - ' + `Copy its target into the site, ${left}`,
        'content/en/pipe.md This is neither a file nor a folder - ' + `Replace it with a file, ${left}`,
        'static/name.txt This symbolic link points outside the site - ' + `Copy its target into the site, ${left}`,
      ]);
    } finally {
      rmSync(outside, { recursive: true });
    }
  });

  it('a named pipe is read as an empty file', () =>
    withSite({ 'content/en/index.md': '# Home\n' }, async ({ root, build }) => {
      execFileSync('mkfifo', [join(root, 'site.config.yaml')]);
      const { diagnostics } = await build({ isCheck: true });
      expect(told(diagnostics)).toEqual(["site.config.yaml:1:1 'title' is missing"]);
    }));
});

describe.skipIf(!canLosePermission)('an unreadable file', () => {
  const hint = 'Give the user that runs docsgen permission to read it';
  const denied = (path: string) => `${path} Could not read '${path}': permission denied - ${hint}`;

  it('reports unreadable pages, category files, images, includes, folders and static files next to other errors', () =>
    withSite(
      {
        'site.config.yaml': 'title: T\n',
        'content/en/index.md': '# Home\n\n![P](p.svg)\n\n[Lost](lost.md)\n\n::include[./_part.md]\n',
        'content/en/_part.md': 'Part.\n',
        'content/en/p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'content/en/page.md': '# Page\n',
        'content/en/a/_category_.yml': 'label: A\n',
        'content/en/a/one.md': '# One\n',
        'content/en/b/two.md': '# Two\n',
        'content/en/c/three.md': '# Three\n',
        'static/file.txt': 'File',
      },
      async ({ root, build }) => {
        const barred = [
          'content/en/_part.md',
          'content/en/a/_category_.yml',
          'content/en/b',
          'content/en/c/three.md',
          'content/en/p.svg',
          'content/en/page.md',
          'static/file.txt',
        ];
        const rest = ['content/en/index.md:5:1', 'content/en/index.md:7:1'];
        for (const path of barred) chmodSync(join(root, path), path === 'content/en/b' ? 0o300 : 0);
        // Its files can be listed, but not opened.
        chmodSync(join(root, 'content/en/c'), 0o400);
        for (const isCheck of [true, false]) {
          const { diagnostics } = await withoutPower(root, () => build({ isCheck, cache: !isCheck }));
          const said = told(diagnostics);
          expect(said.filter((each) => each.endsWith(hint))).toEqual(barred.map(denied));
          for (const place of rest) expect(said.filter((each) => each.startsWith(place))).toHaveLength(1);
        }
        for (const path of [...barred, 'content/en/c']) chmodSync(join(root, path), 0o755);
        const { diagnostics } = await withoutPower(root, () => build({ isCheck: true }));
        expect(told(diagnostics).map((each) => each.split(' ')[0])).toEqual(['content/en/index.md:5:1']);
      },
    ));

  it('reports an unreadable configuration once, and nothing else', () =>
    withSite(config, async ({ root, build }) => {
      chmodSync(join(root, 'site.config.yaml'), 0);
      const { diagnostics } = await withoutPower(root, () => build({ isCheck: true }));
      expect(told(diagnostics)).toEqual([denied('site.config.yaml')]);
    }));
});

describe('an image with wrong content', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const huge = Buffer.from(png);
  huge.writeUInt32BE(4_000_000_000, 16);

  it('reports an image with wrong or incomplete content where it is used', async () => {
    const pictures = {
      'as-jpeg.jpg': [png, 'is a PNG image'],
      'as-png.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 'is an SVG image'],
      'cut.png': [png.subarray(0, 50), 'is incomplete: the end of the file is missing'],
      'empty.gif': ['', 'is an empty file'],
      'good.png': [png, ''],
      'html.webp': ['<!doctype html><p>Not found</p>', 'is not a valid WEBP image'],
      'huge.png': [huge, 'is too large: 4000000000 × 1 pixels, the limit is 100000 on each side'],
      'no.svg': ['Not found', 'is not an SVG image'],
      'sizeless.svg': ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', ''],
    } as const;
    const names = Object.keys(pictures);
    const said = await toldOf({
      ...Object.fromEntries(Object.entries(pictures).map(([name, [content]]) => [`content/en/${name}`, content])),
      'content/en/page.md': `# Page\n\n${names.map((name) => `![A](${name})`).join('\n')}\n`,
    });
    const hint = 'Browsers may not show it: save it in the format of its file extension';
    const wrong = Object.entries(pictures).flatMap(([name, [, flaw]], index) =>
      flaw === '' ? [] : [`content/en/page.md:${index + 3}:1 The image ${name} ${flaw} - ${hint}`],
    );
    expect(said).toEqual(wrong);
  });
});

describe('a folder with the name of a file that docsgen reads', () => {
  it('reports a folder that has the name of a file', async () => {
    const names = ['content/en/a/_category_.yml', 'content/en/sidebar.yaml'];
    const said = await toldOf(Object.fromEntries(names.map((name) => [`${name}/page.txt`, 'Text'])));
    expect(said).toEqual(names.map((n) => `${n} This is a folder, but a file is expected here - Rename the folder`));
    const config = await toldOf({}, ({ root }) => {
      rmSync(join(root, 'site.config.yaml'));
      mkdirSync(join(root, 'site.config.yaml'));
    });
    expect(config).toEqual(["site.config.yaml Could not read 'site.config.yaml': it is a folder"]);
  });
});
