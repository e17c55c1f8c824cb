// The compiled client stores large files separately, and reads them on access.
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packBundle, unpackBundle } from '../../../packages/generator/src/bundle/client/load-client.ts';
import type { ClientBundle } from '../../../packages/generator/src/model/client-assets.ts';
import type { OutputPath } from '../../../packages/generator/src/model/paths.ts';

const file = (path: string, content: Uint8Array) => ({ path: path as OutputPath, content });
const text = (length: number): Uint8Array => new Uint8Array(Buffer.from('a'.repeat(length)));
const font = new Uint8Array([0, 255, 254, 128]);

const bundle: ClientBundle = {
  files: [file('assets/short.js', text(3)), file('assets/shell.js', text(5000)), file('assets/font.woff2', font)],
  extras: { posts: { styles: 'a{}', script: file('assets/posts.js', text(2000)) } },
  articleFiles: {
    'theme:zoom': { ...file('assets/zoom.js', text(4)), loads: [file('assets/part.js', text(3000))] },
    'late:playground': { ...file('assets/playground.html', text(9000)), loads: [], policy: 'sandbox' },
  },
  stylesheets: [],
  criticalCss: '',
  appScript: '',
  shellScript: '',
  scriptSize: 1,
  inlineScript: '',
  announcedScript: '',
  baseUrlScript: '',
  liveFile: file('assets/live.js', text(2000)),
  icon: file('favicon.svg', text(10)),
};

it('restores the packed bundle, and reads separate files only on access', () => {
  const { text: packed, kept } = packBundle(bundle);
  const read: string[] = [];
  const unpacked = unpackBundle(packed, (name) => {
    read.push(name);
    const content = kept.get(name) ?? new Uint8Array();
    return name.endsWith('.br') ? brotliCompressSync(content) : content;
  });
  expect(unpacked.files.map(({ path }) => path)).toEqual(bundle.files.map(({ path }) => path));
  expect(read).toEqual([]);
  expect(unpacked.articleFiles['late:playground']?.policy).toBe('sandbox');
  expect([unpacked.files[1]?.content, unpacked.files[1]?.content]).toEqual([text(5000), text(5000)]);
  expect(read).toEqual(['assets-shell.js']);
  expect(unpacked).toEqual(bundle);
  expect(read).toContain('assets-playground.html.br');
});
