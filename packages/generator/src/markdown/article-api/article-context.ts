// Gives the Markdown modules of plugins access to the article that is being compiled (`docsgen/plugin`).
import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { VFile } from 'vfile';
import type { ArticleContext } from '../../model/article-api.ts';
import type { ArticleFile } from '../../model/components.ts';
import { diagnostic } from '../../model/diagnostic.ts';
import type { PluginOwner } from '../../model/plugins.ts';
import { notesOf } from '../article-notes.ts';
import { placeholderFor } from '../hast/references.ts';

declare module 'vfile' {
  interface DataMap {
    /** Read by `articleOf` in `plugin.ts`. */
    docsgenArticle: ArticleContext;
  }
}

export interface ContextOptions {
  readonly messages: ArticleStrings;
  readonly lang: string;
}

export function articleContext(
  file: VFile,
  { name, level, files }: PluginOwner,
  { messages, lang }: ContextOptions,
): ArticleContext {
  const { diagnostics, files: loaded, frames, references } = notesOf(file);
  const { strings = {}, foreign = {} } = messages.plugins?.[name] ?? {};
  const kindOf = (articleFile: string): PluginOwner['files'][string] => {
    const kind = files[articleFile];
    if (kind === undefined) throw new Error(`'${articleFile}' is not in articleFiles()`);
    return kind;
  };
  return {
    path: file.path,
    text: String(file),
    lang,
    strings,
    stringsLang: foreign,
    report: ({ code, message, hint, severity = 'error', line, column = 1 }) => {
      if (level === 'off') return;
      const position = line === undefined ? undefined : { line, column };
      diagnostics.push(
        diagnostic(level ?? severity, { code: `${name}/${code}`, message, file: file.path, position, hint }),
      );
    },
    load: (articleFile) => {
      const kind = kindOf(articleFile);
      if (kind !== 'script' && kind !== 'styles') throw new Error(`'${articleFile}' is not a script or a style sheet`);
      loaded.add(`${kind}:plugin:${name}/${articleFile}`);
    },
    urlOf: (articleFile) => {
      const href: ArticleFile = `late:plugin:${name}/${articleFile}`;
      if (kindOf(articleFile) === 'frame') frames.add(href);
      return placeholderFor({ href, use: 'file', file: undefined, position: undefined }, references);
    },
  };
}
