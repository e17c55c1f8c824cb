// Errors in code that a plugin leaves running. Node.js ends the process, and the published site stays as it was.
import { expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { runCli } from '../cli.ts';
import { withSite } from '../site.ts';
import { readFolder } from '../site-files.ts';

const remark = (body: string): string => `export default () => (tree) => { ${body} };\n`;
const pages = (word: string) =>
  Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`content/en/p${index}.md`, `# ${word} ${index}\n`]));

it.each(
  variantsOf([
    ['a rejected promise', 'Promise.reject(new Error("Nobody waits"));', '1'],
    ['a timer', 'setTimeout(() => { throw new Error("Nobody waits"); }, 0);', '1'],
    ['a rejected promise in a thread', 'Promise.reject(new Error("Nobody waits"));', '2'],
  ]),
)('an error in %s fails the build and leaves the published site unchanged', (_, body, jobs) =>
  withSite(
    {
      'site.config.yaml': 'title: T\nmarkdown: { remarkPlugins: [./plugin.js] }\n',
      'content/en/index.md': '# Home\n',
      ...pages('Old'),
      'plugin.js': remark(''),
    },
    async ({ root, write }) => {
      const build = ['build', '--no-search', '--jobs', jobs];
      expect((await runCli(build, root)).code).toBe(0);
      const before = await readFolder(`${root}/dist`);
      await write({ ...pages('New'), 'plugin.js': remark(body) });
      const { code, stderr } = await runCli(build, root);
      expect(stderr).toContain('Error: Nobody waits');
      expect(code).toBe(1);
      expect(await readFolder(`${root}/dist`)).toEqual(before);
    },
  ),
);
