// The reports of the real command, which come after 30 s.
import { expect, it } from 'vitest';
import { runCli } from '../cli.ts';
import { withSite } from '../site.ts';

const site = {
  'site.config.yaml': 'title: Site\n',
  'content/en/guide/slow.mdx': "import { Slow } from '@site/components/slow';\n\n# Slow\n\n<Slow />\n",
  // Blocks the thread for 40 s without using the processor.
  'components/slow.jsx':
    'export function Slow() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40_000); return <p>a</p>; }',
};

it.each(['build', 'check'])('docsgen %s reports the page that blocks it for 30 s', (command) =>
  withSite(site, async ({ root }) => {
    const { code, stderr } = await runCli([command, root]);
    expect(stderr).toBe('Render pages has been running for 30 s, current file: content/en/guide/slow.mdx\n');
    expect(code).toBe(0);
  }),
);
