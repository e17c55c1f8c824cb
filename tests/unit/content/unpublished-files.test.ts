// Files in `static/` that are probably there by accident.
import { expect, it } from 'vitest';
import { publishedFiles } from '../../../packages/generator/src/content/unpublished-files.ts';

it.each([
  'a.txt',
  'b/a.html',
  '.well-known/security.txt',
  '.nojekyll',
  '.htaccess',
  'a/.htaccess',
  '.domains',
  'key.txt',
])('%s is published', (path) => {
  expect(publishedFiles([path], [])).toEqual({ value: new Set([path]), diagnostics: [] });
});

it.each(['.DS_Store', 'a/.DS_Store', '.gitkeep', '.keep', '.gitignore', '.gitattributes'])('%s is ignored', (path) => {
  expect(publishedFiles([path], [])).toEqual({ value: new Set(), diagnostics: [] });
});

const reportedFiles: readonly (readonly [path: string, reported: string, what: string])[] = [
  ['.env', '.env', 'This hidden file'],
  ['.git/config', '.git', 'This hidden folder'],
  ['a/.cache/b/c.txt', 'a/.cache', 'This hidden folder'],
  ...['server.pem', 'a/b.KEY', 'a.p12', 'a.pfx', 'a.ppk', 'id_rsa', 'id_dsa', 'a/id_ecdsa', 'id_ed25519'].map(
    (path) => [path, path, 'This looks like a private key and'] as const,
  ),
];

it.each(reportedFiles)('%s is reported and can be allowed', (path, reported, what) => {
  const { value, diagnostics } = publishedFiles([path], ['other']);
  expect([...value]).toEqual([]);
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      code: 'content',
      message: `${what} is not published`,
      file: `static/${reported}`,
      hint: `Move it out of static/, or publish it with static: { allow: ['${reported}'] } in the configuration`,
    },
  ]);
  for (const allowed of [reported, `${reported}/`])
    if (reported !== path || allowed === path)
      expect(publishedFiles([path], [allowed])).toEqual({ value: new Set([path]), diagnostics: [] });
});

it('a hidden folder is reported once', () => {
  const paths = ['.git/a', '.git/b', '.github/c'];
  expect(publishedFiles(paths, []).diagnostics.map(({ file }) => file)).toEqual(['static/.git', 'static/.github']);
});
