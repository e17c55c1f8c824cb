// Diagrams rendered by the compiled command with the patched library, with styles only on pages that contain them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { runCli } from '../cli.ts';
import { writeFiles } from '../site-files.ts';

const circle = 'flowchart TD\n  Begin --> Middle --> Last --> Middle\n  Last --> Begin\n';

it('diagrams are rendered by the compiled command, and only their pages load the styles', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-drawn-'));
  try {
    await writeFiles(root, {
      'site.config.yaml': 'title: Manual\n',
      'content/en/index.md': '# Home\n',
      'content/en/diagram.md': `# Diagram\n\n\`\`\`mermaid\n${circle}\`\`\`\n`,
      'content/en/wrong.md': '# Wrong\n\n```mermaid\npie\n```\n',
    });
    const { code, stderr } = await runCli(['build', root, '--jobs', '1'], root);
    expect(code).toBe(0);
    expect(stderr.match(/\[diagram\]/g)).toHaveLength(1);
    const read = (path: string): Promise<string> => readFile(join(root, 'dist', path), 'utf8');
    const texts = selectAll('svg[role=img] text', fromHtml(await read('diagram/index.html')));
    const tops = Object.fromEntries(texts.map((text) => [textOf(text), Number(text.properties.y)]));
    expect(Object.keys(tops).sort()).toEqual(['Begin', 'Last', 'Middle']);
    expect(tops.Begin).toBeLessThan(tops.Middle ?? 0);
    expect(tops.Middle).toBeLessThan(tops.Last ?? 0);
    const hasStyles = async (path: string): Promise<boolean> => (await read(path)).includes('rel="stylesheet article"');
    expect(await hasStyles('diagram/index.html')).toBe(true);
    expect(await hasStyles('index.html')).toBe(false);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
