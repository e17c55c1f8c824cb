import { configSchemaPath, ignoredPaths, packageNameOf } from '../../config/new-site.ts';
import { yamlString } from '../../config/yaml/edit-yaml.ts';
import { lockfilesOf } from '../../text/lockfiles.ts';
import { configText } from './config-text.ts';
import type { FoundContent } from './found-content.ts';
import type { StarterSettings } from './init-answers.ts';
import type { TargetFolder } from './target-folder.ts';
import { fillTemplate, localesWithSamples, sampleLanguage, type Templates } from './templates.ts';

/** Returns the files of a new site. */
export function planStarter(
  wishes: StarterSettings,
  place: TargetFolder,
  templates: Templates,
): readonly PlannedFile[] {
  const { found, isConfigured } = place;
  const config = { path: 'site.config.yaml', text: configText(wishes, place) };
  return [
    ...(isConfigured ? [] : [config]),
    ...(isConfigured || found.kind === 'markdown' ? [] : samplePages(wishes, place, templates)),
    packageFile(place, wishes),
    ignoredFiles,
    ...(wishes.hasWorkflow ? [workflow(place, templates)] : []),
    ...(wishes.hasEditorSettings ? editorFiles(found) : []),
  ];
}

const samplePaths = ['index.md', 'guide/index.md', 'guide/writing.md'];

/** In a language without sample pages, docsgen shows the pages of the default language with a notice. */
function samplePages(
  { title, locales }: StarterSettings,
  { packageManager: { name, exec } }: TargetFolder,
  templates: Templates,
): readonly PlannedFile[] {
  // New pages are created in the default language.
  const values = { title: yamlString(title), folder: `content/${locales[0]}`, run: `${name} run`, exec };
  return localesWithSamples(locales).flatMap(({ code, language }) => {
    return samplePaths.map((path) => {
      return {
        path: `content/${code}/${path}`,
        text: fillTemplate(templates.get(`${language}/${path}`) ?? '', values),
      };
    });
  });
}

/** Returns a sentence without a period for each language that has no sample pages. */
export function missingSamples({ locales: [first, ...others] }: StarterSettings): readonly string[] {
  return [
    ...(sampleLanguage(first) ? [] : [`No sample pages in '${first}': the pages in content/${first}/ are in English`]),
    ...others
      .filter((code) => !sampleLanguage(code))
      .map(
        (code) =>
          `No sample pages in '${code}': readers see the pages in '${first}' until you add pages to content/${code}/`,
      ),
  ];
}

export const scripts: Readonly<Record<string, string>> = {
  dev: 'docsgen serve --watch',
  check: 'docsgen check --strict',
  build: 'docsgen build --strict',
  preview: 'docsgen serve',
};

function packageFile(
  { folderName, docsgen, packages, packageManager }: TargetFolder,
  wishes: StarterSettings,
): PlannedFile {
  const name = packageNameOf(folderName);
  const features = wishes.packages.map((each) => [each, packages[each]]);
  const own = { docsgen, ...Object.fromEntries(features) };
  const devDependencies = { ...own, ...(wishes.hasEditorSettings ? editorPackages : {}) };
  const content = { name, private: true, scripts, devDependencies };
  const pairs = Object.entries(scripts).map(([script, command]) => `"scripts.${script}=${command}"`);
  const otherwise =
    packageManager.name === 'npm'
      ? `To add the scripts: npm pkg set ${pairs.join(' ')}`
      : `Scripts to add: ${pairs.join(', ')}`;
  return { path: 'package.json', text: `${JSON.stringify(content, null, 2)}\n`, otherwise };
}

const ignoredFiles: PlannedFile = {
  path: '.gitignore',
  text: ignoredPaths,
  otherwise: 'It should contain node_modules/, dist/, .dist* and .docsgen/',
};

/** Returns a GitHub Actions workflow, which must be in the root of the repository. */
function workflow(
  { packageManager, branch, folderInRepository: folder }: TargetFolder,
  templates: Templates,
): PlannedFile {
  const { name, exec, installLocked, setup } = packageManager;
  const at = (path: string): string => quoted(folder === '' ? path : `${folder}/${path}`);
  const text = fillTemplate(templates.get('workflow.yml') ?? '', {
    branch,
    quotedBranch: quoted(branch),
    isDeployed: `github.ref_name == '${branch.replaceAll("'", "''")}'`,
    defaults: folder === '' ? [] : ['defaults:', '  run:', `    working-directory: ${quoted(folder)}`],
    setup,
    // setup-node does not support Bun's cache.
    nodeCache: name === 'bun' ? [] : [`cache: ${name}`, `cache-dependency-path: ${at(lockfilesOf[name][0])}`],
    installLocked,
    cache: at('.docsgen/cache'),
    exec,
    output: at('dist'),
  });
  const up = '../'.repeat(folder.split('/').filter(Boolean).length);
  return { path: `${up}.github/workflows/docs.yml`, text };
}

/** Quotes branch and folder names that contain special characters of YAML. */
function quoted(text: string): string {
  return /^[A-Za-z.][\w./-]*$/.test(text) ? text : JSON.stringify(text);
}

export interface PlannedFile {
  /** Path relative to the site's root. The path of a workflow may start with `../`. */
  readonly path: string;
  readonly text: string;
  /** Instruction to print if the file already exists. */
  readonly otherwise?: string;
}

const frontMatterSchemaPath = './node_modules/docsgen/docs/front-matter.schema.json';

/** Packages that check front matter, in tested versions. */
const editorPackages: Readonly<Record<string, string>> = {
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

const editorFiles = ({ folder }: Pick<FoundContent, 'folder'>): readonly PlannedFile[] => [
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
