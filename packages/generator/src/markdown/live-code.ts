// Code that readers can change and run: ```jsx live. The code stands in the article like any other; the element around
// it says where its editor and its frame are, which nothing loads before a reader turns to it.
import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { warning } from '../diagnostics/create.ts';
import type { ArticleFile } from '../model/components.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { notesOf } from './compile-notes.ts';
import { placeholderFor } from './references.ts';
import { SKIP, walk } from './visit.ts';

const languages: ReadonlySet<string> = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

export function liveCode(messages: ArticleMessages) {
  return (tree: Root, file: VFile): void => {
    if (!/\blive\b/.test(String(file))) return;
    const { diagnostics, sources } = notesOf(file);
    walk(tree, (pre, index, parent) => {
      if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
      const [code] = pre.children;
      const words = code?.type === 'element' ? wordsOf(code) : [];
      if (code?.type !== 'element' || !words.includes('live') || sources === undefined) return SKIP;
      const language = languageOf(code);
      const rendersItself = words.includes('noInline');
      const mistake = mistakeIn({ language, rendersItself, text: textOf(code) });
      if (mistake) diagnostics.push(told(mistake, pre, file));
      if (languages.has(language))
        parent.children[index] = playground(pre, { language, rendersItself, messages, file });
      return SKIP;
    });
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

interface LiveBlock {
  readonly language: string;
  readonly rendersItself: boolean;
}

function mistakeIn({
  language,
  rendersItself,
  text,
}: LiveBlock & { readonly text: string }): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  if (!languages.has(language)) {
    const message = `Code in '${language}' does not run in browsers, so it is not live`;
    return { message, hint: 'Live code is jsx, tsx, js or ts: write ```jsx live' };
  }
  if (!rendersItself || /\brender\s*\(/.test(text)) return undefined;
  return {
    message: 'This live code shows nothing, because it never calls render()',
    hint: 'End it with render(<Example />), or leave out noInline: then its last component is shown',
  };
}

function told(mistake: Pick<Diagnostic, 'message' | 'hint'>, { position }: Element, { path }: VFile): Diagnostic {
  const start = position?.start;
  return warning({
    ...mistake,
    code: 'live-code',
    file: path,
    position: start && { line: start.line, column: start.column },
  });
}

interface PlaygroundRequest extends LiveBlock {
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
