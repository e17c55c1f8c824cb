// Renders Mermaid fences, after all steps that need their source. The source is shown below the diagram. A diagram that
// cannot be rendered completely is reported at the unsupported line and shown as code.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { warning } from '../../diagnostics/create.ts';
import type { Position } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import { placeholderFor } from '../hast/references.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { UnsupportedLine } from './diagram-line.ts';
import { textsOf } from './diagram-title.ts';

interface FoundDiagram {
  readonly source: string;
  readonly pre: Element;
  readonly replace: (figure: Element) => void;
}

export function renderDiagrams(messages: ArticleStrings) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file).includes('mermaid')) return;
    const found = findDiagrams(tree);
    if (found.length === 0) return;
    const { renderDiagram } = await import('./mermaid-svg.ts');
    const { diagnostics, files, hasMermaid } = notesOf(file);
    for (const [index, { source, pre, replace }] of found.entries()) {
      try {
        const rendered = renderDiagram(source, { id: `diagram-${index + 1}`, name: messages.diagram });
        replace(figureOf(pre, rendered, messages));
        files.add('styles:docsgen/diagram');
      } catch (thrown) {
        if (!(thrown instanceof Error)) throw thrown;
        if (hasMermaid) {
          replace(deferredDiagram({ source, pre, messages, file }));
          continue;
        }
        const position = positionOf(pre, file, thrown instanceof UnsupportedLine ? thrown.line : 0);
        const message =
          thrown instanceof UnsupportedLine ? thrown.message : `Could not render this diagram: ${thrown.message}`;
        diagnostics.push(warning({ code: 'diagram', message, hint, file: file.path, position }));
      }
    }
  };
}

const hint = 'It is shown as code. To render it in browsers, install Mermaid: npm install mermaid';

function findDiagrams(tree: Root): readonly FoundDiagram[] {
  const found: FoundDiagram[] = [];
  walk(tree, (pre, index, parent) => {
    if (pre.type !== 'element' || pre.tagName !== 'pre') return undefined;
    const [code] = pre.children;
    const isDiagram = pre.children.length === 1 && code?.type === 'element' && isMermaid(code);
    if (isDiagram)
      found.push({ source: textOf(pre), pre, replace: (figure) => void parent.children.splice(index, 1, figure) });
    return SKIP;
  });
  return found;
}

function isMermaid({ tagName, properties: { className } }: Element): boolean {
  return tagName === 'code' && Array.isArray(className) && className.includes('language-mermaid');
}

interface RenderedDiagram {
  readonly svg: Element;
  readonly title: string | undefined;
}

interface DeferredDiagram {
  readonly source: string;
  readonly pre: Element;
  readonly messages: ArticleStrings;
  readonly file: VFile;
}

/** The browser renders the diagram when the reader scrolls near it. Until then, the source is shown. */
function deferredDiagram({ source, pre, messages, file }: DeferredDiagram): Element {
  const { files, frames, references } = notesOf(file);
  files.add('styles:docsgen/diagram').add('theme:late-diagrams').add('styles:docsgen/late-diagrams');
  frames.add('late:diagrams');
  const properties = {
    ...messages.foreign,
    dataFrame: placeholderFor({ href: 'late:diagrams', use: 'file', file: undefined, position: undefined }, references),
    dataName: textsOf(source).name ?? messages.diagram,
    dataFailure: messages.diagramFailure,
  };
  const summary = element('summary', {}, [{ type: 'text', value: messages.diagramSource }]);
  const details = element('details', { open: true }, [summary, pre]);
  return element('docsgen-diagram', properties, [element('figure', { className: ['diagram'] }, [details])]);
}

function figureOf(pre: Element, { svg, title }: RenderedDiagram, messages: ArticleStrings): Element {
  const summary = element('summary', { ...messages.foreign }, [{ type: 'text', value: messages.diagramSource }]);
  const caption = title === undefined ? [] : [element('figcaption', {}, [{ type: 'text', value: title }])];
  return element('figure', { className: ['diagram'] }, [
    element('div', { className: ['diagram-drawing'], tabIndex: 0 }, [svg]),
    ...caption,
    element('details', {}, [summary, pre]),
  ]);
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

/** Returns the position of a line of the fence. Line 0 is the fence itself. */
function positionOf({ position }: Element, file: VFile, line: number): Position | undefined {
  const start = position?.start;
  if (start === undefined) return undefined;
  if (line === 0) return { line: start.line, column: start.column };
  const text = String(file).split('\n')[start.line - 1 + line] ?? '';
  return { line: start.line + line, column: 1 + (/^[ \t>]*/.exec(text)?.[0].length ?? 0) };
}
