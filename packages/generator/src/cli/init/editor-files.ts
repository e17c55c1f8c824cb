// Settings that connect Visual Studio Code to the schemas of the configuration and of front matter. The YAML extension
// reads only YAML files, so front matter is checked by the remark extension with a plugin.
import { configSchemaPath } from '../../config/new-site.ts';
import type { FoundContent } from './found-content.ts';
import type { PlannedFile } from './planned-file.ts';

const frontMatterSchemaPath = './node_modules/docsgen/docs/front-matter.schema.json';

/** Packages that check front matter, in tested versions. */
export const editorPackages: Readonly<Record<string, string>> = {
  remark: '^15.0.1',
  'remark-frontmatter': '^5.0.0',
  'remark-lint-frontmatter-schema': '^3.15.4',
};

/** `pages` is a glob. */
const remarkConfig = (pages: string): string =>
  [
    '// Validates front matter in Visual Studio Code, with the remark extension.',
    "import remarkFrontmatter from 'remark-frontmatter';",
    "import frontMatterSchema from 'remark-lint-frontmatter-schema';",
    '',
    `const schemas = { '${frontMatterSchemaPath}': ['${pages}'] };`,
    '',
    'export default { plugins: [remarkFrontmatter, [frontMatterSchema, { schemas }]] };',
    '',
  ].join('\n');

export const editorFiles = ({ folder }: Pick<FoundContent, 'folder'>): readonly PlannedFile[] => [
  {
    path: '.vscode/settings.json',
    text: `${JSON.stringify({ 'yaml.schemas': { [configSchemaPath]: ['site.config.yaml'] } }, null, 2)}\n`,
    otherwise: `Add "${configSchemaPath}": ["site.config.yaml"] to its "yaml.schemas"`,
  },
  {
    path: '.vscode/extensions.json',
    text: `${JSON.stringify({ recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-remark'] }, null, 2)}\n`,
  },
  { path: '.remarkrc.mjs', text: remarkConfig(folder === undefined ? './content/**/*.md' : './**/*.md') },
];
