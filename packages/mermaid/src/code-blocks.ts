// Renders ```mermaid blocks to SVG, with the source below. A diagram that cannot be rendered completely is rendered in
// the browser if the site has the Mermaid package; otherwise it is reported at the unsupported line and shown as code.
import type { ArticleContext, CodeBlock, CodeBlockRenderer, HtmlElement, HtmlNode } from 'docsgen/plugin';
import { UnsupportedLine } from './diagram-line.ts';
import { textsOf } from './diagram-title.ts';
import { smallestScale } from './smallest-scale.ts';

interface Options {
  /** Whether the site has the Mermaid package. */
  readonly isRenderedInBrowsers: boolean;
}

const renderDiagrams: CodeBlockRenderer<Options> = (article, { isRenderedInBrowsers }) => {
  let count = 0;
  return async (block) => {
    if (block.language !== 'mermaid') return undefined;
    count += 1;
    const { name: searchText = '' } = textsOf(block.code);
    try {
      // The library is large.
      const { renderDiagram } = await import('./mermaid-svg.ts');
      const { svg, title } = renderDiagram(block.code, {
        id: `diagram-${count}`,
        name: article.strings['diagram'] ?? '',
      });
      article.load('styles');
      return { ...figureOf(block, { svg: svg as HtmlElement, title }, article), data: { searchText } };
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      if (isRenderedInBrowsers) return { ...deferredDiagram(block, article), data: { searchText } };
      report(thrown, block, article);
      return undefined;
    }
  };
};

export default renderDiagrams;

function report(thrown: Error, block: CodeBlock, article: ArticleContext): void {
  const isUnsupported = thrown instanceof UnsupportedLine;
  const line = isUnsupported ? thrown.line : 0;
  const indent = line === 0 ? 0 : (block.code.split('\n')[line - 1]?.search(/\S|$/) ?? 0);
  article.report({
    code: 'diagram',
    severity: 'warning',
    message: isUnsupported ? thrown.message : `Could not render this diagram: ${thrown.message}`,
    hint: 'It is shown as code. To render it in browsers, install Mermaid: npm install mermaid',
    ...block.placeOf(line, 1 + indent),
  });
}

interface RenderedDiagram {
  readonly svg: HtmlElement;
  readonly title: string | undefined;
}

/** The browser renders the diagram when the reader scrolls near it. Until then, the source is shown. */
function deferredDiagram({ code, element: pre }: CodeBlock, article: ArticleContext): HtmlElement {
  const { strings } = article;
  for (const name of ['styles', 'late-diagrams', 'late-styles']) article.load(name);
  const properties = {
    ...article.stringsLang,
    dataFrame: article.urlOf('diagrams'),
    dataName: textsOf(code).name ?? strings['diagram'],
    dataFailure: strings['failure'],
  };
  const summary = element('summary', {}, [text(strings['source'])]);
  const details = element('details', { open: true }, [summary, pre]);
  return element('docsgen-diagram', properties, [element('figure', { className: ['diagram'] }, [details])]);
}

function figureOf({ element: pre }: CodeBlock, { svg, title }: RenderedDiagram, article: ArticleContext): HtmlElement {
  const summary = element('summary', { ...article.stringsLang }, [text(article.strings['source'])]);
  const caption = title === undefined ? [] : [element('figcaption', {}, [text(title)])];
  return element('figure', { className: ['diagram'] }, [
    element('div', { className: ['diagram-drawing'], tabIndex: 0 }, [svg, legibleWidth(svg)]),
    ...caption,
    element('details', {}, [summary, pre]),
  ]);
}

/** Returns an empty element that keeps the diagram legible on narrow screens; see `client/diagram.css`. */
function legibleWidth({ properties: { width } }: HtmlElement): HtmlElement {
  return element('svg', { width: Math.ceil(smallestScale * Number(width)), height: 0, ariaHidden: 'true' }, []);
}

function element(tagName: string, properties: HtmlElement['properties'], children: readonly HtmlNode[]): HtmlElement {
  return { type: 'element', tagName, properties, children };
}

function text(value = ''): HtmlNode {
  return { type: 'text', value };
}
