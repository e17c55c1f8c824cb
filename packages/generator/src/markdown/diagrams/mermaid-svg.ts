// The drawing itself. The only file that imports beautiful-mermaid, which is loaded for the first diagram.
import { renderMermaidSVG } from 'beautiful-mermaid';
import { cleanSvg } from './clean-svg.ts';
import { withSigns } from './labels.ts';
import { readDiagram } from './read-diagram.ts';

interface DrawnDiagram {
  readonly svg: string;
  readonly title: string | undefined;
}

interface DiagramOptions {
  /** Begins every id in it. */
  readonly id: string;
  /** What it is called where its source does not say it. */
  readonly name: string;
}

/** Throws `UndrawnLine` where docsgen cannot draw all of it. */
export function drawDiagram(source: string, { id, name }: DiagramOptions): DrawnDiagram {
  const { source: read, margin, title, description } = readDiagram(source);
  const svg = renderMermaidSVG(read, { transparent: true, padding: 8 });
  const label = [title, description].filter(Boolean).join('. ') || name;
  return { svg: withSigns(cleanSvg(svg, { id, label, margin })), title };
}
