// Markdown options that differ from docsgen's behavior.

import { type Plain, Remarked } from '../../yaml-text.ts';
import { guide, type Work } from './work.ts';

export function markdownKeys(work: Work): Plain {
  const { markdown } = work.site;
  readOptions(work);
  for (const name of markdown.otherPlugins)
    work.tell({
      message: `The plugin of Markdown ${name} is not taken over`,
      hint: 'A remark or rehype plugin works in docsgen, too: name it in markdown.remarkPlugins or rehypePlugins',
      at: ['presets'],
      isMissing: true,
    });
  if (markdown.format === 'md')
    work.tell({
      message: 'Pages whose names end in .mdx are MDX: the format md cannot be had for all',
      hint: 'Write format: md into their front matter, or name them .md',
      at: ['markdown', 'format'],
    });
  const mdx = markdown.format === 'mdx' ? 'all' : undefined;
  const keys = { mdx, math: markdown.math || undefined };
  if (mdx === undefined) return markdown.math ? keys : undefined;
  return new Remarked('As in Docusaurus, .md is MDX, too: components work in all pages.', keys);
}

function readOptions(work: Work): void {
  const options = work.config.map('markdown');
  options.skip('format', 'mermaid', 'mdx1Compat', 'remarkRehypeOptions', 'emoji');
  options.map('hooks').skip('onBrokenMarkdownLinks');
  const anchors = options.map('anchors');
  if (anchors.flag('maintainCase'))
    work.tell({
      message: 'Ids of headings are in lower case',
      hint: 'Ids can be written: ## Title {#Title}',
      at: ['markdown', 'anchors', 'maintainCase'],
    });
  for (const key of ['parseFrontMatter', 'preprocessor'])
    if (options.raw(key) !== undefined)
      work.tell({
        message: `The function '${key}' of markdown is not taken over: pages are read as they stand there`,
        hint: guide,
        at: ['markdown', key],
        isMissing: true,
      });
}
