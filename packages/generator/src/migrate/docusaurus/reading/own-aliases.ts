// Names that docusaurus-plugin-module-alias gives to folders of the old site: its imports come to say where those are.

import { mapIn } from '../../loose-values.ts';
import type { DocusaurusSite } from '../site.ts';
import { pathInSite } from './site-paths.ts';

/** The text of a file of code or a page with `@site/…` in the place of such names. */
export function withoutAliases({ files, plugins }: DocusaurusSite): (text: string) => string {
  const uses = plugins.filter(({ name }) => /\bmodule-alias$/.test(name));
  const folders = uses.flatMap(({ options }) =>
    Object.entries(mapIn(mapIn(options).alias)).flatMap(([alias, path]) => {
      const folder = typeof path === 'string' ? pathInSite(files.root, path) : '..';
      return /^(\.\.|node_modules)(\/|$)/.test(folder) ? [] : [{ alias, folder }];
    }),
  );
  return (text) => folders.reduce(replaceAlias, text);
}

function replaceAlias(text: string, { alias, folder }: { readonly alias: string; readonly folder: string }): string {
  if (!text.includes(alias)) return text;
  const name = alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const imported = new RegExp(`(\\b(?:from|import|require\\(|import\\()\\s*['"])${name}(?=[/'"])`, 'g');
  return text.replace(imported, (_, before: string) => `${before}@site/${folder}`);
}
