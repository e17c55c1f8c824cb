// Asynchronous work that plugins leave running, and attempts to end the process: each is reported as an error of the
// plugin in one run, and the command fails. Node itself would print a stack trace or nothing.
import { describe, expect, it } from 'vitest';
import { runCli } from '../cli.ts';
import { withSite } from '../site.ts';

const pages = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`content/en/p${index}.md`, `# P${index}\n`]));
const plugin = (body: string): string => `export default () => () => { ${body} };\n`;
const remedy = 'Await every promise that the plugin creates, so that its errors are reported';

describe('plugins with unfinished work', () => {
  it.each([
    ['check', ['check']],
    ['build with threads', ['build', '--jobs', '2', '--no-search']],
  ])('unfinished work of plugins is reported by %s, with all other errors', async (_, command) => {
    const names = ['floating', 'timer', 'exit', 'late-exit'];
    await withSite(
      {
        'site.config.yaml': `title: T\nmarkdown:\n  remarkPlugins:\n${names.map((name) => `    - ./${name}.js\n`).join('')}`,
        'content/en/index.md': '# Home\n\n[Lost](lost.md)\n',
        ...pages,
        'floating.js': plugin('Promise.reject(new Error("Nobody waits"))'),
        'timer.js': plugin('setTimeout(() => { throw new Error("Too late"); }, 0)'),
        'exit.js':
          'export default () => (tree) => { if (tree.children[0].children[0].value === "P0") process.exit(0); };',
        'late-exit.js': plugin('setTimeout(() => process.exit(0), 0)'),
      },
      async ({ root }) => {
        const { code, stderr } = await runCli(command, root);
        const told = stderr.split('\n').filter((line) => / error |^ {2}[A-Z]/.test(line));
        const left = (line: number, name: string, what: string): readonly string[] => [
          `site.config.yaml:${line}:7 error Plugin './${name}.js' failed in an unhandled promise or callback: ${what} [plugin]`,
          `  ${remedy}`,
        ];
        expect(told).toEqual([
          'content/en/index.md:3:1 error Broken link: lost.md does not exist [broken-link]',
          "content/en/p0.md error Could not compile this page: the plugin './exit.js' failed: it called process.exit(0) [plugin]",
          ...left(4, 'floating', 'Nobody waits'),
          ...left(5, 'timer', 'Too late'),
          ...left(7, 'late-exit', 'it called process.exit(0)'),
        ]);
        expect(stderr).not.toContain('    at ');
        expect(code).toBe(1);
      },
    );
  });

  it('a plugin that fails after the command has finished is reported, and the command fails', () =>
    withSite(
      {
        'site.config.yaml': 'title: T\nmarkdown: { remarkPlugins: [./slow.js] }\n',
        'content/en/index.md': '# Home\n',
        'slow.js': plugin('process.once("beforeExit", () => { throw new Error("Much too late"); })'),
      },
      async ({ root }) => {
        const { code, stderr, stdout } = await runCli(['check'], root);
        expect(stdout).toContain('No errors in');
        expect([code, stderr]).toEqual([1, 'A plugin failed after docsgen had finished: Much too late\n']);
      },
    ));
});
