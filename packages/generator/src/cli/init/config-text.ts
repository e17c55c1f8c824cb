// Generates the configuration of a new site. The keys that most sites need next are included as comments.
import { configSchemaPath } from '../../config/new-site.ts';
import { yamlString } from '../../config/yaml/edit-yaml.ts';
import type { FoundContent } from './found-content.ts';
import type { StarterSettings } from './init-answers.ts';
import type { TargetFolder } from './target-folder.ts';
import { localesWithSamples, sectionLabels } from './templates.ts';

type Place = Pick<TargetFolder, 'found' | 'editLink'>;

export function configText(wishes: StarterSettings, { found, editLink }: Place): string {
  const { title, address, locales, packages } = wishes;
  const lines = [
    `# yaml-language-server: $schema=${configSchemaPath}`,
    `title: ${yamlString(title)}`,
    ...(address ? [`url: ${address.url}`] : ['# url: https://docs.example.com # for search engines and link previews']),
    ...(address && address.baseUrl !== '/' ? [`baseUrl: ${yamlString(address.baseUrl)}`] : []),
    'locales:',
    ...locales.map((code, index) => localeLine(code, index === 0 ? found.folder : undefined)),
    ...sectionLines(wishes, found),
    ...(packages.length > 0 ? [`plugins: [${packages.map((name) => `'${name}'`).join(', ')}]`] : []),
    ...(found.kind === 'markdown' ? checkLines : []),
    '# logo: /logo.svg # an image in static/, like favicon',
    editLink === undefined ? '# editLink: https://git.example.com/docs/edit/main/{path}' : `editLink: ${editLink}`,
  ];
  return `${lines.join('\n')}\n`;
}

function localeLine(code: string, folder: string | undefined): string {
  return folder === undefined ? `  - code: ${code}` : `  - { code: ${code}, content: ${folder} }`;
}

function sectionLines({ locales }: StarterSettings, found: FoundContent): readonly string[] {
  if (found.kind === 'nothing') return ['sections:', `  - { id: guide, label: ${guideLabel(locales)} }`];
  if (found.sections.length === 0) return [];
  const line = ({ id, label, folder }: FoundContent['sections'][number]): string => {
    const content = folder === id ? '' : `, content: ${yamlString(folder)}`;
    return `  - { id: ${id}, label: ${yamlString(label)}${content} }`;
  };
  return ['sections:', ...found.sections.map(line)];
}

/** Settings for files that were not written for docsgen, which often have broken links. */
const checkLines = [
  '# Remove this line to fail the build if a page has broken links or images:',
  'checks: { links: warning, anchors: warning, images: warning }',
];

function guideLabel(locales: StarterSettings['locales']): string {
  const labels = localesWithSamples(locales).map(({ code, language }) => [code, sectionLabels[language]] as const);
  const [[, only = ''] = []] = labels;
  return labels.length === 1 ? only : `{ ${labels.map(([code, label]) => `${code}: ${label}`).join(', ')} }`;
}
