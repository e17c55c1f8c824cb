// Markdown options that differ from docsgen's behavior.

import { type Plain, Remarked } from '../../yaml-text.ts';
import { guide, type Work } from './work.ts';

export function markdownKeys(work: Work): Plain {
  const { markdown } = work.site;
  readOptions(work);
  for (const name of markdown.otherPlugins)
    work.tell({
      message: `The Markdown plugin ${name} is not migrated`,
      hint: 'docsgen supports remark and rehype plugins: add it to markdown.remarkPlugins or rehypePlugins',
      at: ['presets'],
      isMissing: true,
    });
  if (markdown.format === 'md')
    work.tell({
      message: '.mdx files are always parsed as MDX: the format md cannot be set for all pages',
      hint: 'Set format: md in their front matter, or rename them to .md',
      at: ['markdown', 'format'],
    });
  const mdx = markdown.format === 'mdx' ? 'all' : undefined;
  return mdx && new Remarked('.md files are parsed as MDX, as in Docusaurus.', { mdx });
}

function readOptions(work: Work): void {
  const options = work.config.map('markdown');
  options.skip('format', 'mermaid', 'mdx1Compat', 'remarkRehypeOptions', 'emoji');
  options.map('hooks').skip('onBrokenMarkdownLinks');
  const anchors = options.map('anchors');
  if (anchors.flag('maintainCase'))
    work.tell({
      message: 'Generated heading ids are in lowercase',
      hint: 'Set an explicit id: ## Title {#Title}',
      at: ['markdown', 'anchors', 'maintainCase'],
    });
  for (const key of ['parseFrontMatter', 'preprocessor'])
    if (options.raw(key) !== undefined)
      work.tell({
        message: `The markdown function '${key}' is not migrated: pages are read unchanged`,
        hint: guide,
        at: ['markdown', key],
        isMissing: true,
      });
}
