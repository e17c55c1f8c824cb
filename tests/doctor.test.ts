// docsgen doctor: the output contains what a bug report needs, and no private information.
import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runCommand } from './site/run-command.ts';
import { withSite } from './site/site.ts';
import { firstDifference, readFolder } from './site/site-files.ts';

const sound = {
  'site.config.yaml': 'title: T\nlocales: [{ code: en }, { code: de }]\nsections: [{ id: api, label: API }]\n',
  'content/en/index.md': '# Home\n',
  'content/en/api/index.md': '# API\n',
};

describe('doctor', () => {
  it('prints versions, the site, its environment and names of variables without values, and writes nothing', () =>
    withSite({ ...sound, 'npm-shrinkwrap.json': '{}\n' }, async ({ root, build }) => {
      await build();
      const before = await readFolder(root);
      const env = { HOME: root, NO_COLOR: 'secret', EDITOR: 'my-editor', API_TOKEN: 'secret' };
      const { code, stdout, stderr } = await runCommand(['doctor', root, '--json'], '/', { env });
      expect([code, stderr]).toEqual([0, '']);
      const found = JSON.parse(stdout) as { readonly output: { readonly files: number } };
      expect(found).toMatchObject({
        version: 1,
        node: process.versions.node,
        lockfiles: ['npm-shrinkwrap.json'],
        site: { config: 'site.config.yaml', isValid: true, locales: ['en', 'de'], sections: ['api'], pages: 4 },
        output: { folder: 'dist', isThere: true, interruptedBuilds: 0, lockedBy: null },
        engines: { nativeParser: true, bundler: true },
        git: { version: expect.stringMatching(/^\d/), isRepository: false },
        environment: ['NO_COLOR', 'EDITOR'],
        problems: [],
      });
      expect(found.output.files).toBeGreaterThan(4);
      for (const own of [root, 'secret', 'my-editor', `/${userInfo().username}/`])
        expect(stdout, 'what belongs to the user').not.toContain(own);
      expect(firstDifference(await readFolder(root), before)).toBeUndefined();
    }));

  it('exits with 1 and lists the problems that prevent a build', () =>
    withSite({ ...sound, 'site.config.yaml': 'titel: T\nhost: s3\n' }, async ({ root }) => {
      const { code, stdout } = await runCommand(['doctor', root]);
      expect(code).toBe(1);
      expect(stdout).toMatch(/^Site +site\.config\.yaml, with errors; /m);
      expect(stdout).toMatch(/^Output +dist: not built yet$/m);
      expect(stdout).toMatch(/\n\nProblems that prevent a build:\n- site\.config\.yaml:1:1 /);
      expect(stdout).toContain("\n- site.config.yaml:1:1 Unknown key 'titel' [config]\n");
    }));

  it('works in a folder of Markdown without a configuration', () =>
    withSite({ 'index.md': '# Home\n' }, async ({ root }) => {
      const { code, stdout } = await runCommand(['doctor'], root);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Site +no configuration; 1 page in en\b/m);
      expect(stdout).toMatch(/\n\nNo problems found\. Run `docsgen check` to check every page\.\n$/);
    }));
});
