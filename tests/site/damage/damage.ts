// Random damage to the cache and to docsgen's internal files in the output: the next build creates the same output.
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createRandom } from '../../random.js';
import { withSite } from '../site.ts';
import { readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n\n[Uno](one.md) ![A](a.svg)\n',
  'content/es/one.md': '# Uno\n\n::include[./_part.md]\n',
  'content/es/_part.md': 'Parte.\n',
  'content/en/index.md': '# Start\n',
  'content/es/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
  'content/es/two.md': '# Dos\n\n```js\nlet a = 1;\n```\n',
};

type Kind = 'flip' | 'cut' | 'version';

/** One file or all of them, with or without the pages of the first build. */
export async function damageRounds(kinds: readonly Kind[], seed: number): Promise<void> {
  await withSite(site, async ({ root, build }) => {
    // Files that are new enough to change without a new time stamp are read again; these files are older.
    const long = new Date('2001-02-03T04:05:06Z');
    for (const path of Object.keys(site)) utimesSync(join(root, path), long, long);
    const first = await build({ cache: true, hasIndex: true });
    const whole = new Map<string, Buffer>();
    for (const folder of ['.docsgen/cache', 'dist'])
      for (const [path, content] of await readFolder(join(root, folder))) whole.set(join(root, folder, path), content);
    const own = [...whole.keys()].filter((path) => !path.includes('/dist/') || /\/dist\/\.docsgen-/.test(path));
    expect(own.length).toBeGreaterThan(4);
    const random = createRandom(seed);
    for (const [round, kind] of kinds.entries()) {
      const told = `round ${round} of seed ${seed}: ${kind}`;
      for (const path of own) writeFileSync(path, whole.get(path) ?? '');
      const chosen = random.chance(0.5) ? own : own.filter((_, index) => index === round % own.length);
      for (const path of chosen) writeFileSync(path, damaged(whole.get(path) ?? Buffer.of(), kind, random.next()));
      const again = await build({ cache: true, hasIndex: true });
      expect(again.diagnostics, told).toEqual([]);
      expect(again.files(), told).toEqual(first.files());
      for (const path of first.files())
        expect(Buffer.from(first.readBytes(path)).equals(again.readBytes(path)), `${told}, ${path}`).toBe(true);
    }
  });
}

/** `share` is the position in the file, from 0 to 1. */
function damaged(content: Buffer, kind: Kind, share: number): Buffer {
  const bytes = Buffer.from(content);
  const at = Math.floor(share * bytes.length);
  if (kind === 'cut') return bytes.subarray(0, at);
  if (kind === 'version')
    return Buffer.from(bytes.toString('latin1').replace(/docsgen [a-z]+ \d+|^\S/, '$&9'), 'latin1');
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (Math.floor(share * 1e6) % 8));
  return bytes;
}
