// docsgen's own documentation, which is a site of docsgen, too.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../installed.ts';
import { runCommand } from '../run-command.ts';

it('the documentation has no mistake, and no page that its sidebars leave out', async () => {
  const { code, stdout, stderr } = await runCommand(['check', '--strict'], join(repository, 'docs'));
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^No errors in \d\d pages\.$/m);
  expect(code).toBe(0);
});
