// The configuration of a new site: every line has a use, and what most sites want next stands there as a comment.
import { configSchemaPath } from '../../config/new-site.ts';
import { yamlText } from '../../config/yaml/edit-yaml.ts';
import type { FoundContent } from './found-content.ts';
import type { StarterWishes } from './init-answers.ts';
import { sampleIn } from './samples/sample.ts';
import type { StarterPlace } from './target-folder.ts';

type Place = Pick<StarterPlace, 'found' | 'editLink'>;

export function configText(wishes: StarterWishes, { found, editLink }: Place): string {
  const { title, address, locales } = wishes;
  const lines = [
    `# yaml-language-server: $schema=${configSchemaPath}`,
    `title: ${yamlText(title)}`,
    ...(address ? [`url: ${address.url}`] : ['# url: https://docs.example.com # its address, for search engines']),
    ...(address && address.baseUrl !== '/' ? [`baseUrl: ${yamlText(address.baseUrl)}`] : []),
    'locales:',
    ...locales.map((code, index) => localeLine(code, index === 0 ? found.folder : undefined)),
    ...sectionLines(wishes, found),
    ...(found.kind === 'markdown' ? checkLines : []),
    '# logo: /logo.svg # a picture in static/, as is favicon',
    editLink === undefined ? '# editLink: https://git.example.com/docs/edit/main/{path}' : `editLink: ${editLink}`,
  ];
  return `${lines.join('\n')}\n`;
}

function localeLine(code: string, folder: string | undefined): string {
  return folder === undefined ? `  - code: ${code}` : `  - { code: ${code}, content: ${folder} }`;
}

function sectionLines({ locales }: StarterWishes, found: FoundContent): readonly string[] {
  if (found.kind === 'nothing') return ['sections:', `  - { id: guide, label: ${guideLabel(locales)} }`];
  if (found.sections.length === 0) return [];
  const line = ({ id, label, folder }: FoundContent['sections'][number]): string => {
    const content = folder === id ? '' : `, content: ${yamlText(folder)}`;
    return `  - { id: ${id}, label: ${yamlText(label)}${content} }`;
  };
  return ['sections:', ...found.sections.map(line)];
}

/** Files that were not written for docsgen have links that lead nowhere. */
const checkLines = [
  '# Mistakes in these pages do not fail the build until you take this line away:',
  'checks: { links: warning, anchors: warning, images: warning }',
];

function guideLabel([first, ...others]: StarterWishes['locales']): string {
  const labels = [[first, (sampleIn(first) ?? sampleIn('en'))?.sectionLabel] as const].concat(
    others.map((code) => [code, sampleIn(code)?.sectionLabel] as const),
  );
  const known = labels.filter(([, label]) => label !== undefined);
  const [[, only = 'Guide'] = []] = known;
  return known.length === 1 ? only : `{ ${known.map(([code, label]) => `${code}: ${label}`).join(', ')} }`;
}
