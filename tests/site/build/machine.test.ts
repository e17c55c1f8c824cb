// The output contains no information about the machine that built it.
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startCli } from '../cli.ts';
import { readFolder, writeFiles } from '../site-files.ts';

const plugin = 'export default () => (tree) => { tree.children.push({ type: "text", value: "Added." }); };\n';

it('the output contains no folder, user name or environment variable of the machine', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-telltale-'));
  try {
    await writeFiles(root, {
      'site.config.yaml':
        'title: Manual\nurl: https://docs.example.com\nhost: nginx\nlastUpdated: {}\nmarkdown: { remarkPlugins: [./plugin.mjs] }\n',
      'plugin.mjs': plugin,
      'content/en/index.md': '# Home\n\n![A dot](./dot.svg) Words to find.\n\n::include[./_part.md]\n',
      'content/en/_part.md': '```js file=./code.js\n```\n',
      'content/en/code.js': 'let a;\n',
      'content/en/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
    });
    const telltale = 'telltale-in-the-environment';
    const variables = { USER: telltale, LOGNAME: telltale, EDITOR: telltale, DOCSGEN_SECRET: telltale };
    const child = startCli(['build', root, '--jobs', '2'], root, variables);
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    const files = [...(await readFolder(join(root, 'dist')))];
    expect(files.length).toBeGreaterThan(10);
    const text = (bytes: Uint8Array): string =>
      Buffer.from(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1');
    const tales = ['telltale', `${tmpdir()}/`, process.cwd(), hostname(), 'file://'].filter((tale) => tale.length > 4);
    const telling = files.flatMap(([path, bytes]) =>
      tales.filter((tale) => text(bytes).includes(tale)).map((tale) => `${path}: ${tale}`),
    );
    expect(telling).toEqual([]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
