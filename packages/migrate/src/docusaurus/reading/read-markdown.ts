// Markdown options of a Docusaurus site: formats, diagrams, formulas, and additional plugins.

import { isStandIn, type LooseMap, listIn, mapIn, textIn, textsIn } from '../../untyped-values.ts';
import type { DocusaurusMarkdown } from '../site.ts';
import { optionsOf, type PlacedUse, usesOf } from './plugin-uses.ts';

const ownAdmonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'secondary', 'important', 'success'];
const pluginKeys = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'];

export function readMarkdown(config: LooseMap, uses: readonly PlacedUse[]): DocusaurusMarkdown {
  const { format, mermaid } = mapIn(config.markdown);
  const options = usesOf(uses, 'plugin-content-docs', 'content-docs', 'plugin-content-blog', 'content-blog')
    .concat(usesOf(uses, 'plugin-content-pages', 'content-pages'))
    .map(optionsOf);
  const names = options.flatMap((each) => pluginKeys.flatMap((key) => listIn(each[key]).map(pluginName)));
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  return {
    format: format === 'md' || format === 'detect' ? format : 'mdx',
    mermaid: mermaid === true,
    math: has(/remark-?math/i),
    npm2yarn: has(/npm2yarn/i),
    admonitions: admonitionsOf(options),
    otherPlugins: [...new Set(names.filter((name) => !/remark-?math|rehype-?katex|npm2yarn/i.test(name)))],
  };
}

/** A plugin can be an array with its options, a function, or the name of an import. */
function pluginName(value: unknown): string {
  const [plugin] = Array.isArray(value) ? value : [value];
  if (isStandIn(plugin)) return plugin.$standIn.replace(/(\(\)|\.default)+$/, '');
  const text = textIn(mapIn(plugin).$function) ?? '';
  return /^(?:async\s+)?function\s*(?:\*\s*)?([\w$]+)/.exec(text)?.[1] ?? textIn(plugin) ?? 'a function';
}

function admonitionsOf(options: readonly LooseMap[]): readonly string[] {
  const written = options.map(({ admonitions }) => mapIn(admonitions));
  const added = written.flatMap(({ keywords }) => (keywords === undefined ? [] : textsIn(keywords)));
  return [...new Set([...ownAdmonitions, ...added])];
}
