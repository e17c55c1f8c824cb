// Renders diagrams to SVG. Only this file imports beautiful-mermaid, which is loaded when the first diagram is
// rendered.
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { cleanSvg } from './clean-svg.ts';
import { textsOf } from './diagram-title.ts';
import { readDiagram } from './read-diagram.ts';

interface RenderedDiagram {
  readonly svg: Element;
  readonly title: string | undefined;
}

interface DiagramOptions {
  /** Prefix of all ids. */
  readonly id: string;
  /** Default accessible name. */
  readonly name: string;
}

/** Throws `UnsupportedLine` if any line is not supported. */
export function renderDiagram(source: string, { id, name }: DiagramOptions): RenderedDiagram {
  const { source: read, margin } = readDiagram(source);
  const drawn = fromHtml(renderMermaidSVG(read, { transparent: true, padding: 8 }), { fragment: true });
  checkWords(read, drawn);
  const { title, name: label = name } = textsOf(source);
  return { svg: cleanSvg(drawn, { id, label, margin }), title };
}

const word = /[\p{L}\p{N}_]+/gu;
const unlabeled = /^(?:direction|classDef|class n\d+|style|linkStyle)\b.*|:::\w+|<br>/gm;
const keywords =
  'flowchart TD LR RL BT subgraph end sequenceDiagram participant Note left right of over else stateDiagram v2 state ' +
  'as classDiagram class namespace erDiagram o';

/** The library silently omits items that it cannot place, such as a note before the first message. */
function checkWords(source: string, drawn: Root): void {
  const words = new Set(keywords.split(' '));
  const add = (value: unknown): void => {
    for (const [each] of String(value).matchAll(word)) words.add(each);
  };
  visit(drawn, (node) => {
    if (node.type === 'text') add(node.value);
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'style') return SKIP;
    const { dataId, dataFrom, dataTo } = node.properties;
    [dataId, dataFrom, dataTo].forEach(add);
    return undefined;
  });
  const [lost] = [...source.replace(unlabeled, ' ').matchAll(word)].flat().filter((each) => !words.has(each));
  if (lost !== undefined) throw new Error(`it would be drawn without '${lost}'`);
}
