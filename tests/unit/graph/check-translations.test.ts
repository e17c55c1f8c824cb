import { expect, it } from 'vitest';
import { checkTranslations } from '../../../packages/generator/src/graph/translations.ts';
import { modelOf, told } from '../model-of.ts';

async function toldAt(level: string): Promise<readonly string[]> {
  const { graph } = await modelOf({
    'site.config.yaml': `title: Manual\nlocales: [{ code: es }, { code: en, label: English }]\nchecks: { translations: ${level} }\n`,
    'content/es/index.md': '# Inicio\n',
    'content/es/keys.md': '# Claves\n',
    'content/es/old.md': '# Viejo\n',
    'content/en/index.md': '# Start\n',
    'content/en/old.md': '---\ntitle: Old\nsource_hash: "0123456789abcdef"\n---\n',
    'content/en/only.md': '# Only here\n',
  });
  const found = checkTranslations(graph);
  expect(found.every(({ severity, code }) => severity === level && code === 'translation')).toBe(true);
  return told(found);
}

it('missing and outdated translations are reported if the configuration enables the check', async () => {
  const all = [
    'content/en/old.md:3:14 This translation is outdated: its original content/es/old.md has changed - ' +
      'Update it, then run `docsgen i18n mark content/en/old.md`',
    'content/en/only.md This page is not translated into Español - Add content/es/only.md',
    'content/es/keys.md This page is not translated into English - Add content/en/keys.md',
  ];
  expect(await toldAt('warning')).toEqual(all);
  expect(await toldAt('error')).toEqual(all);
  expect(await toldAt('off')).toEqual([]);
});

it('a changelog in one file has its translation next to it', async () => {
  const { graph } = await modelOf({
    'site.config.yaml': `title: Manual
locales: [{ code: es }, { code: en, label: English }]
checks: { translations: error }
sections: [{ id: changes, kind: posts, posts: { layout: changelog, file: CHANGELOG.md } }]
`,
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
  });
  expect(told(checkTranslations(graph))).toEqual([
    'CHANGELOG.md This page is not translated into English - Add CHANGELOG.en.md, and set it in posts.file',
  ]);
});
