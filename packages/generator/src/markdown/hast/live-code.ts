// Code that readers can change and run: ```jsx live. The code stands in the article like any other; the element around
// it says where its editor and its frame are, which nothing loads before a reader turns to it.
import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { ArticleFile } from '../../model/components.ts';
import { notesOf } from '../article-notes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { type LiveBlock, languages, mistakesIn, syntaxMistakesIn } from './live-code-errors.ts';
import { placeholderFor } from './references.ts';

export function liveCode(messages: ArticleMessages) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!/\blive\b/.test(String(file))) return;
    const { diagnostics, sources } = notesOf(file);
    const blocks: LiveBlock[] = [];
    walk(tree, (pre, index, parent) => {
      if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
      const [code] = pre.children;
      const words = code?.type === 'element' ? wordsOf(code) : [];
      if (code?.type !== 'element' || !words.includes('live') || sources === undefined) return SKIP;
      const language = languageOf(code);
      const rendersItself = words.includes('noInline');
      blocks.push({ language, words, text: textOf(code), position: pre.position });
      if (languages.has(language))
        parent.children[index] = playground(pre, { language, rendersItself, messages, file });
      return SKIP;
    });
    diagnostics.push(...mistakesIn(blocks, file), ...(await syntaxMistakesIn(blocks, file)));
  };
}

/** What stands behind the language, titles aside. */
function wordsOf({ properties: { dataMeta } }: Element): readonly string[] {
  return String(dataMeta ?? '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(/\s+/);
}

function languageOf({ properties: { className } }: Element): string {
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}

interface PlaygroundRequest {
  readonly language: string;
  readonly rendersItself: boolean;
  readonly messages: ArticleMessages;
  readonly file: VFile;
}

function playground(pre: Element, { language, rendersItself, messages, file }: PlaygroundRequest): Element {
  const { files, frames, references } = notesOf(file);
  const address = (href: ArticleFile): string =>
    placeholderFor({ href, use: 'file', file: undefined, position: undefined }, references);
  files.add('theme:playground').add('styles:docsgen/playground');
  frames.add('late:playground');
  return {
    type: 'element',
    tagName: 'docsgen-playground',
    properties: {
      ...messages.foreign,
      dataLanguage: language,
      ...(rendersItself && { dataCalls: '' }),
      dataFrame: address('late:playground'),
      dataEditor: address('late:editor'),
      // Empty where the site has no components of its own.
      dataScope: address('late:live-scope'),
      dataWords: JSON.stringify(messages.playground),
    },
    children: [pre],
  };
}
