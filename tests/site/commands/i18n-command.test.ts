// `docsgen i18n`: the status of translations, changes of their originals, and marking translations as current.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { openRepository } from '../../repository.ts';
import { runCommand } from '../run-command.ts';
import { type Site, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const before = '# Límites\n\nDiez por hora.\n';
const after = '# Límites\n\nCien por día.\n\nVea las claves.\n';

const files: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nlocales: [{ code: es, label: Español }, { code: en, label: English }]\n',
  'content/es/index.md': '# Inicio\n',
  'content/es/limits.md': before,
  'content/es/keys.md': '# Claves\n',
  'content/es/new.md': '# Nuevo\n',
  'content/en/index.md': '# Start\n',
  'content/en/limits.md': `---\nsource_hash: "${hashOf(before)}"\n---\n\n# Limits\n`,
  'content/en/keys.md': `---\ntitle: Keys\nsource_hash: "${hashOf('# Claves\n')}"\n---\n`,
};

/** The original of `limits` has changed since it was translated, and has another change that is not committed. */
async function withChanges(use: (site: Site) => Promise<void>): Promise<void> {
  await withSite(files, async (site) => {
    const { commit } = openRepository(site.root);
    await commit({ date: '2026-03-01T10:00:00Z' });
    await commit({ date: '2026-04-02T10:00:00Z', files: { 'content/es/limits.md': after } });
    await site.write({ 'content/es/limits.md': `${after}\nFin.\n` });
    await use(site);
  });
}

describe('docsgen i18n status', () => {
  it('i18n status counts the translations of each language, and lists outdated and missing ones with the changes', () =>
    withChanges(async ({ root }) => {
      expect(await runCommand(['i18n', 'status', root])).toEqual({
        code: 0,
        stderr: '',
        stdout: `en     English: 1 current, 1 unmarked, 1 outdated, 1 missing
  outdated  content/en/limits.md: content/es/limits.md has changed by +5 −1 lines since 2026-03-01
            2026-04-02  A change
  missing   content/en/new.md (original: content/es/new.md)

Unmarked translations have no source_hash. Once they are current, run \`docsgen i18n mark --unmarked\` to add it.
`,
      });
    }));

  it('i18n status can print a Markdown table', () =>
    withChanges(async ({ root }) => {
      const { stdout } = await runCommand(['i18n', 'status', root, '--format', 'markdown']);
      expect(stdout).toBe(`| Language | Current | Unmarked | Outdated | Missing |
| --- | ---: | ---: | ---: | ---: |
| English | 1 | 1 | 1 | 1 |

| Language | Translation | State |
| --- | --- | --- |
| English | \`content/en/limits.md\` | outdated: content/es/limits.md has changed by +5 −1 lines since 2026-03-01 |
| English | \`content/en/new.md\` | missing |
`);
    }));

  it('i18n status can print JSON with every translation', () =>
    withChanges(async ({ root }) => {
      const { stdout } = await runCommand(['i18n', 'status', root, '--format', 'json']);
      expect(JSON.parse(stdout)).toMatchObject([
        {
          locale: 'en',
          label: 'English',
          counts: { current: 1, unmarked: 1, outdated: 1, missing: 1 },
          pages: [
            { state: 'unmarked', file: 'content/en/index.md', sourceHash: null, changes: null },
            { state: 'current', file: 'content/en/keys.md', original: 'content/es/keys.md' },
            {
              state: 'outdated',
              file: 'content/en/limits.md',
              sourceHash: hashOf(before),
              changes: { since: '2026-03-01', added: 5, removed: 1, commits: [{ date: '2026-04-02' }] },
            },
            { state: 'missing', file: 'content/en/new.md', original: 'content/es/new.md' },
          ],
        },
      ]);
    }));

  it('i18n status reports originals without a translated commit, and a missing repository', () =>
    withSite({ ...files, 'content/es/limits.md': after }, async ({ root }) => {
      const unknown =
        'content/en/limits.md: content/es/limits.md has changed, and no commit contains the translated version\n';
      expect((await runCommand(['i18n', 'status', root])).stdout).toContain(unknown);
      await openRepository(root).commit({ date: '2026-03-01T10:00:00Z' });
      expect((await runCommand(['i18n', 'status', root])).stdout).toContain(unknown);
    }));

  it('i18n status rejects an unknown locale and an unknown format', () =>
    withSite(files, async ({ root }) => {
      const stderr = async (...options: readonly string[]): Promise<string> =>
        (await runCommand(['i18n', 'status', root, ...options])).stderr;
      expect(await stderr('--locale', 'fr')).toBe("Unknown locale 'fr'. Use one of: es, en\n");
      expect(await stderr('--format', 'xml')).toBe("--format must be text, markdown or json, not 'xml'\n");
    }));
});

describe('docsgen i18n mark', () => {
  it('i18n mark adds the hash of the original to a translation', () =>
    withChanges(async ({ root, build }) => {
      const result = await runCommand(['i18n', 'mark', 'en/limits.md', '--site', '..'], join(root, 'content'));
      expect(result).toEqual({ code: 0, stdout: 'Marked content/en/limits.md\n', stderr: '' });
      expect(readFileSync(join(root, 'content/en/limits.md'), 'utf8')).toBe(
        `---\nsource_hash: "${hashOf(`${after}\nFin.\n`)}"\n---\n\n# Limits\n`,
      );
      const { read } = await build();
      expect(read('en/limits/index.html')).not.toContain('data-kind="outdated"');
    }));

  it('i18n mark --unmarked marks all translations without a hash, and no others', () =>
    withSite(files, async ({ root }) => {
      const { stdout } = await runCommand(['i18n', 'mark', '--unmarked'], root);
      expect(stdout).toBe('Marked content/en/index.md\n');
      const again = await runCommand(['i18n', 'mark', '--unmarked'], root);
      expect(again.stdout).toBe('All translations are marked already.\n');
    }));

  it.each([
    [['content/en/limit.md'], 'Translation not found: content/en/limit.md. Did you mean content/en/limits.md?'],
    [['content/es/limits.md'], 'content/es/limits.md is an original, not a translation'],
    [[], 'Pass the translated files to mark, or use --unmarked to mark all without a source_hash'],
  ])('i18n mark rejects %j', (names, message) =>
    withSite(files, async ({ root }) => {
      expect(await runCommand(['i18n', 'mark', ...names], root)).toEqual({
        code: 2,
        stdout: '',
        stderr: `${message}\n`,
      });
    }),
  );

  it('i18n mark does not change front matter on a single line, and prints what to add', () =>
    withSite({ ...files, 'content/en/index.md': '---\n{ title: Start }\n---\n' }, async ({ root }) => {
      const { code, stderr } = await runCommand(['i18n', 'mark', '--unmarked'], root);
      expect(code).toBe(2);
      expect(stderr).toContain('Add source_hash by hand');
      expect(readFileSync(join(root, 'content/en/index.md'), 'utf8')).toBe('---\n{ title: Start }\n---\n');
    }));
});
