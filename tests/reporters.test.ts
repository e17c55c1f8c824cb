// Machine-readable output of commands: one document on standard output, annotations in GitHub Actions, nothing else.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { runCommand } from './site/run-command.ts';
import { withSite } from './site/site.ts';

const files = { 'docs/content/en/index.md': '# Start\n\n[Lost](lost.md)\n', 'docs/site.config.yaml': 'title: Docs\n' };
const sound = { 'index.md': '# Start\n' };
const actions = { env: { GITHUB_ACTIONS: 'true' } };

interface JsonReport {
  readonly [key: string]: unknown;
  readonly diagnostics: readonly { readonly [key: string]: unknown }[];
}

describe('--reporter json', () => {
  it('prints one JSON document, and other output to standard error', () =>
    withSite(files, async ({ root }) => {
      for (const command of ['check', 'build']) {
        const { code, stdout, stderr } = await runCommand([command, 'docs', '--reporter', 'json'], root);
        const { diagnostics, ...rest } = JSON.parse(stdout) as JsonReport;
        expect(code).toBe(1);
        expect(rest).toMatchObject({ version: 1, command, exitCode: 1, site: 'docs', errors: 1, warnings: 0 });
        expect(diagnostics).toEqual([
          expect.objectContaining({ code: 'broken-link', file: 'content/en/index.md', line: 3, column: 1 }),
        ]);
        expect(stderr).not.toContain('lost.md');
        expect(stderr).toContain(command === 'build' ? '1 error. Nothing was written.\n' : '1 error.\n');
      }
    }));

  it('prints one JSON document for a site without errors too, with any command', () =>
    withSite(sound, async ({ root }) => {
      for (const args of [['build'], ['check', '--quiet'], ['inspect'], ['urls'], ['i18n', 'status']]) {
        const { stdout } = await runCommand([...args, '--reporter', 'json'], root);
        const command = args.filter((each) => !each.startsWith('-')).join(' ');
        expect(JSON.parse(stdout), command).toMatchObject({ command, exitCode: 0, diagnostics: [] });
      }
    }));

  it('rejects --reporter for commands that do not exit or print their own document', () =>
    withSite(sound, async ({ root }) => {
      for (const [args, words] of [
        [['serve', '--watch', '--reporter', 'json'], '--watch cannot be used together'],
        [['inspect', '--json', '--reporter', 'sarif'], 'cannot be used together'],
        [['check', '--reporter', 'jsn'], 'Did you mean json?'],
      ] as const) {
        const { code, stdout, stderr } = await runCommand(args, root);
        expect([code, stdout]).toEqual([2, '']);
        expect(stderr).toContain(words);
      }
    }));
});

describe('--reporter sarif', () => {
  it('prints SARIF locations relative to the repository root, from any working directory', () =>
    withSite(files, async ({ root }) => {
      await mkdir(join(root, '.git'));
      const { stdout } = await runCommand(['check', '--reporter', 'sarif'], join(root, 'docs'));
      const [run] = (JSON.parse(stdout) as Log).runs;
      const [result] = run?.results ?? [];
      expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('docs/content/en/index.md');
      // From the page of the documentation.
      expect(run?.tool.driver.rules?.[0]?.shortDescription?.text).toBe(
        'A link points to a page that does not exist, or to a draft.',
      );
    }));
});

describe('in GitHub Actions', () => {
  const annotation = /^::error file=docs\/content\/en\/index\.md,line=3,col=1,/m;

  it('adds GitHub annotations to the text output, without changing standard output', () =>
    withSite(files, async ({ root }) => {
      const { stdout, stderr } = await runCommand(['check', 'docs'], root, actions);
      expect(stderr).toContain('content/en/index.md:3:1 error Broken link: lost.md does not exist');
      expect(stderr).toMatch(annotation);
      expect(stdout).not.toContain('::error');
    }));

  it('prints only annotations with --reporter github, and none with --reporter pretty', () =>
    withSite(files, async ({ root }) => {
      const alone = await runCommand(['check', 'docs', '--reporter', 'github'], root);
      expect(alone.stdout).toMatch(annotation);
      expect(alone.stderr).not.toContain('lost.md');
      const pretty = await runCommand(['check', 'docs', '--reporter', 'pretty'], root, actions);
      expect(pretty.stdout + pretty.stderr).not.toContain('::error');
    }));

  it('prints no annotations for a site without errors', () =>
    withSite(sound, async ({ root }) => {
      expect(await runCommand(['check'], root, actions)).toMatchObject({ code: 0, stderr: '' });
    }));
});

it('every command that reports diagnostics accepts --reporter and --quiet', async () => {
  const namesIn = async (...path: readonly string[]): Promise<readonly string[]> =>
    [...(await runCommand([...path, '--help'])).stdout.matchAll(/^ {2}([a-z]\w+) /gm)].map(([, name = '']) => name);
  // These commands report no diagnostics, or have their own output format.
  const others = ['help', 'init', 'schema', 'theme', 'explain', 'doctor'];
  const commands: string[][] = [];
  for (const name of await namesIn()) {
    if (others.includes(name)) continue;
    const below = ['i18n', 'migrate', 'new'].includes(name) ? await namesIn(name) : [];
    if (below.length === 0) commands.push([name]);
    commands.push(...below.filter((each) => each !== 'help').map((each) => [name, each]));
  }
  expect(commands.length).toBeGreaterThan(12);
  for (const command of commands) {
    const { stdout } = await runCommand([...command, '--help']);
    for (const option of ['--reporter <name>', '--quiet']) expect(stdout, command.join(' ')).toContain(`  ${option}`);
  }
});

describe('--quiet', () => {
  it('prints only diagnostics with --quiet', () =>
    withSite({ ...sound, ...files }, async ({ root }) => {
      expect(await runCommand(['build', '--quiet', '--out', 'made'], join(root))).toMatchObject({ stdout: '' });
      const { code, stdout, stderr } = await runCommand(['check', 'docs', '--quiet'], root);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('content/en/index.md:3:1 error Broken link: lost.md does not exist');
    }));
});

describe('explain', () => {
  it('explain prints the section about a code, formatted for the terminal', async () => {
    const { code, stdout } = await runCommand(['explain', '[broken-link]']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^broken-link\n\nA link points to a page that does not exist, or to a draft\.\n/);
    expect(stdout).toContain('\n    content/en/index.md:3:6 error Broken link: guide/set-up.md does not exist');
    expect(stdout).not.toMatch(/```|\*\*/);
  });

  it('explain lists all codes, and suggests a similar one for an unknown code', async () => {
    expect((await runCommand(['explain'])).stdout).toMatch(/^duplicate-id +Two files have the same page id/m);
    const { code, stderr } = await runCommand(['explain', 'broken-lnik']);
    expect([code, stderr]).toEqual([2, "Unknown code 'broken-lnik'. Did you mean broken-link?\n"]);
  });
});
