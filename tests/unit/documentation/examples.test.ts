// Every example in the documentation works when it is copied.
import { describe, expect, it } from 'vitest';
import { explainIssues } from '../../../packages/generator/src/config/yaml/explain-issue.ts';
import { parseYaml } from '../../../packages/generator/src/config/yaml/yaml-source.ts';
import { siteConfigSchema } from '../../../packages/generator/src/model/schema/site-schema.ts';
import { articleWith, compilerFor } from '../markdown/article.ts';
import { told } from '../model-of.ts';
import { documentedFences, type Fence } from './fences.ts';

const fences = documentedFences().filter(({ isComplete }) => isComplete);

/** Files that Markdown examples import, show or include. */
const files = {
  'content/en/glossary.yaml': 'article: The HTML of a page.\nlocale: A language of the site.\n',
  'content/en/api/_limits.md': 'Limits.\n',
  'content/en/api/_examples/create.sh': 'true\n'.repeat(9),
  'content/en/_examples/create.sh': 'true\n'.repeat(9),
};

const { value: compiler } = await compilerFor({}, '/site', files);

function parsed({ text, place }: Fence) {
  // Front matter may be shown with its delimiters.
  const source = parseYaml(text.replace(/^---\n|\n---\n$/g, '\n'), { file: place, firstLine: 1, code: 'config' });
  return { source, value: (source.value ?? {}) as Record<string, unknown> };
}

/** Examples with the title of the file, or with keys that only a configuration contains. */
function isConfiguration(fence: Fence): boolean {
  if (fence.lang !== 'yaml') return false;
  if (fence.title !== '') return fence.title.startsWith('site.config.yaml');
  const { value } = parsed(fence);
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return keys.length > 0 && keys.every((key) => key in siteConfigSchema.shape);
}

const yaml = fences.filter(({ lang }) => lang === 'yaml' || lang === 'yml');

it('there are examples', () => {
  expect(yaml.filter(isConfiguration).length).toBeGreaterThan(40);
  expect(fences.filter(({ lang }) => lang === 'md' || lang === 'mdx').length).toBeGreaterThan(40);
});

describe('an example of YAML', () => {
  it.each(yaml)('$place is valid', (fence) => {
    expect(told(parsed(fence).source.diagnostics)).toEqual([]);
  });
});

describe('an example of a configuration', () => {
  it.each(yaml.filter(isConfiguration))('$place fits the schema', (fence) => {
    const { source, value } = parsed(fence);
    const result = siteConfigSchema.safeParse({ title: 'T', ...value });
    const context = { file: fence.place, code: 'config', source, schema: siteConfigSchema } as const;
    expect(result.success ? [] : told(explainIssues(result.error, context))).toEqual([]);
  });
});

describe('an example of a page', () => {
  const pages = fences.filter(({ lang }) => lang === 'md' || lang === 'mdx' || lang === 'markdown');
  // The site's components do not exist and cannot be imported.
  it.each(pages.filter(({ text }) => !/^import /m.test(text)))('$place compiles', async ({ lang, title, text }) => {
    const isModule = lang === 'mdx' || title.endsWith('.mdx');
    const frontMatter = text.startsWith('---\n') ? '---\nformat: mdx\n' : '---\nformat: mdx\n---\n';
    const page = isModule ? frontMatter + text.replace(/^---\n/, '') : text;
    const { diagnostics } = await articleWith(compiler, page);
    // Packages of features are not installed here.
    const errors = diagnostics.filter(({ code, severity }) => severity === 'error' && code !== 'missing-package');
    expect(told(errors)).toEqual([]);
  });
});
