// What becomes of a build when a thread that makes its pages comes to an end.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withSite } from './site.ts';
import { variedSite } from './varied-site.ts';

const ends = {
  'at once': 'process.exit(1);\n',
  'when it is asked for something': `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit(1));\n`,
  'with something thrown': `throw new Error('The thread is broken');\n`,
};

describe('a thread that ends', () => {
  it.each(Object.entries(ends))('%s ends the build with a word of it, and the site stays as it was', (_when, code) =>
    withSite(variedSite(40), async ({ root, build, write }) => {
      const { files } = await build();
      await write({ 'thread.mjs': code });
      const broken = build({ jobs: 2, threadFile: join(root, 'thread.mjs') });
      await expect(broken).rejects.toThrow(/A thread that makes pages has ended|The thread is broken/);
      expect((await readdir(root)).filter((name) => name.includes('staging'))).toEqual([]);
      const again = await build();
      expect(again.published).toMatchObject({ written: 0, removed: 0 });
      expect(again.files()).toEqual(files());
    }),
  );
});
