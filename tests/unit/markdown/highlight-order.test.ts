// The colors of a block do not depend on other blocks: alone in its process, it has the same colors as after all
// others. Grammars stay registered until the process ends, so these tests are in a separate file, and nothing may be
// highlighted before them.
import { describe, expect, it } from 'vitest';
import { createHighlighter } from '../../../packages/generator/src/markdown/code/highlight.ts';

const { prepare, toHtml } = createHighlighter();

async function coloured(code: string, language: string): Promise<string> {
  await prepare([{ code, language }]);
  return toHtml(code, language, undefined);
}

describe('the first block of a process', () => {
  it('Markdown as the first block has its front matter highlighted as YAML', async () => {
    expect(await coloured('---\ntitle: One\n---\n\n# Title\n', 'markdown')).toContain(
      '<span class="token key atrule">title</span>',
    );
  });

  it('HTTP as the first block has its policies highlighted', async () => {
    expect(await coloured("HTTP/1.1 200 OK\nContent-Security-Policy: default-src 'self'\n", 'http')).toContain(
      'directive',
    );
  });
});
