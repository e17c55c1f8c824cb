// Component overrides during development: every change is shown, and errors thrown by an override are reported.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../site/site-files.ts';
import { startServe } from './serving.ts';

it('updates an override when it is saved, added or removed, and reports its errors', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-parts-'));
  const footer = (text: string) => ({ 'theme/footer.tsx': `export default () => <p id="own">${text}</p>;\n` });
  await writeFiles(root, {
    'site.config.yaml': 'title: Harbour\nfooter: { copyright: © Harbour }\n',
    'content/en/index.md': '# Home\n',
    'content/en/a.md': '# A\n',
  });
  const served = await startServe([root, '--watch', '--port', '0']);
  const shown = async (): Promise<string> => {
    const html = await (await fetch(`${served.address}a/`)).text();
    return /<p id="own">.*?<\/p>|<footer class="footer"/.exec(html)?.[0] ?? '';
  };
  try {
    expect(await shown()).toBe('<footer class="footer"');
    await writeFiles(root, footer('One'));
    await expect.poll(shown).toBe('<p id="own">One</p>');
    await writeFiles(root, footer('Two'));
    await expect.poll(shown).toBe('<p id="own">Two</p>');
    await writeFiles(root, footer('{[].first.name}'));
    await expect
      .poll(served.printed)
      .toMatch(/theme\/footer\.tsx:1:\d+ error This override threw an error while rendering/);
    await writeFiles(root, footer('Three'));
    await expect.poll(shown).toBe('<p id="own">Three</p>');
    await rm(join(root, 'theme'), { recursive: true });
    await expect.poll(shown).toBe('<footer class="footer"');
    await expect.poll(served.printed).toContain('All errors and warnings are fixed.');
  } finally {
    await served.stop();
    await rm(root, { recursive: true });
  }
});
