// Renders diagrams to SVG. Only this file imports beautiful-mermaid, which is loaded when the first diagram is
// rendered.
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'hast';
import { cleanSvg } from './clean-svg.ts';
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
  const { source: read, margin, title, description } = readDiagram(source);
  const svg = renderMermaidSVG(read, { transparent: true, padding: 8 });
  const label = [title, description].filter(Boolean).join('. ') || name;
  return { svg: cleanSvg(svg, { id, label, margin }), title };
}
