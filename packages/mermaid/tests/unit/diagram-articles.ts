// Compiles pages of a site with the plugin.
import { fileURLToPath } from 'node:url';
import { type Article, articleWith, compilerRequest } from '../../../../tests/unit/markdown/article.ts';
import { createCompiler } from '../../../generator/src/markdown/compile-article.ts';
import type { MarkdownOptions } from '../../../generator/src/model/config.ts';
import { uiStrings } from '../../src/strings.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const files = { styles: 'styles', 'late-styles': 'styles', 'late-diagrams': 'script', diagrams: 'frame' } as const;

export interface DiagramOptions extends Partial<MarkdownOptions> {
  /** Whether the site has the Mermaid package. Default: false. */
  readonly isRenderedInBrowsers?: boolean;
}

export function diagramOptions({
  isRenderedInBrowsers = false,
}: DiagramOptions = {}): Pick<MarkdownOptions, 'codeBlocks'> {
  const owner = { name: 'mermaid', level: undefined, files };
  const module = './packages/mermaid/src/code-blocks.ts';
  return { codeBlocks: [{ module, options: { isRenderedInBrowsers }, position: undefined, owner }] };
}

export async function diagramArticles(
  options: DiagramOptions = {},
): Promise<(markdown: string, lang?: string) => Promise<Article>> {
  const { isRenderedInBrowsers, ...markdown } = options;
  const request = compilerRequest({ ...markdown, ...diagramOptions(options) }, repository);
  const compiler = await createCompiler({
    ...request,
    messagesFor: (lang) => ({
      ...request.messagesFor(lang),
      plugins: { mermaid: { strings: lang === 'es' ? uiStrings.es : uiStrings.en } },
    }),
  });
  return (text, lang) => articleWith(compiler.value, text, lang);
}
