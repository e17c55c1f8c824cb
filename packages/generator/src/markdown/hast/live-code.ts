// Live code, which readers can edit and run: ```jsx live. The code is shown like other code. The enclosing element
// contains the URLs of the editor and the frame, which are loaded only when a reader uses them.
import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { ArticleFile } from '../../model/components.ts';
import { notesOf } from '../article-notes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { type LiveBlock, languages, liveCodeSyntaxErrors, mistakesIn } from './live-code-errors.ts';
import { placeholderFor } from './references.ts';

export function liveCode(messages: ArticleStrings) {
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
    diagnostics.push(...mistakesIn(blocks, file), ...(await liveCodeSyntaxErrors(blocks, file)));
  };
}

/** Returns the words after the language, except titles. */
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
  readonly messages: ArticleStrings;
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
      // Empty if the site has no custom components.
      dataScope: address('late:live-scope'),
      dataWords: JSON.stringify(messages.playground),
    },
    children: [pre],
  };
}
