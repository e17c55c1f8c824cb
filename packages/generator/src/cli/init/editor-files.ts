// Files that tell Visual Studio Code the schemas of the configuration and of front matter. The YAML extension looks
// into YAML files alone; front matter is checked by the extension remark with a plugin.
import { configSchemaPath } from '../../config/new-site.ts';
import type { FoundContent } from './found-content.ts';
import type { PlannedFile } from './planned-file.ts';

const frontMatterSchemaPath = './node_modules/docsgen/docs/front-matter.schema.json';

/** What the check of front matter needs in the project, at the versions it was tried with. */
export const editorPackages: Readonly<Record<string, string>> = {
  remark: '^15.0.1',
  'remark-frontmatter': '^5.0.0',
  'remark-lint-frontmatter-schema': '^3.15.4',
};

/** `pages`: a pattern for their files. */
const remarkConfig = (pages: string): string =>
  [
    '// Wrong values in front matter, marked by the extension remark of Visual Studio Code.',
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
    otherwise: `Its "yaml.schemas" can have "${configSchemaPath}": ["site.config.yaml"]`,
  },
  {
    path: '.vscode/extensions.json',
    text: `${JSON.stringify({ recommendations: ['redhat.vscode-yaml', 'unifiedjs.vscode-remark'] }, null, 2)}\n`,
  },
  { path: '.remarkrc.mjs', text: remarkConfig(folder === undefined ? './content/**/*.md' : './**/*.md') },
];
