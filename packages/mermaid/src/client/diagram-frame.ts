// Renders diagrams in a sandboxed frame, because Mermaid adds style attributes, which a page's Content Security Policy
// may forbid. Mermaid precedes this script in the bundle. Each diagram is rendered twice, in light and dark colors.

import type { DiagramResponse, RenderedPicture, RenderRequest } from './messages.ts';
import { themeVariables } from './theme-variables.ts';

/** The part of Mermaid's API that is used. */
interface Mermaid {
  readonly initialize: (config: Readonly<Record<string, unknown>>) => void;
  readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>;
}

const mermaid: Mermaid | undefined = Reflect.get(globalThis, 'mermaid');

if (window.origin === 'null' && parent !== window && mermaid !== undefined) start(mermaid);

function start(library: Mermaid): void {
  const send = (message: DiagramResponse): void => parent.postMessage(message, location.origin);
  const draw = async ({ id, source, appearance }: RenderRequest): Promise<void> => {
    document.documentElement.lang = appearance.lang;
    try {
      const light = await drawn(library, { source, tokens: appearance.tokens, mode: 'light' });
      const dark = await drawn(library, { source, tokens: appearance.tokens, mode: 'dark' });
      send({ kind: 'drawn', id, light, dark });
    } catch (thrown) {
      send({ kind: 'failed', id, message: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
  // Mermaid renders one diagram at a time.
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ source, origin, data }: MessageEvent<RenderRequest>) => {
    if (source !== parent || origin !== location.origin) return;
    last = last.then(() => draw(data));
  });
  send({ kind: 'ready' });
}

interface Diagram {
  readonly source: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly mode: 'light' | 'dark';
}

async function drawn(library: Mermaid, { source, tokens, mode }: Diagram): Promise<RenderedPicture> {
  const styles = Object.entries(tokens).map(([name, value]) => `${name}: ${value}`);
  document.documentElement.setAttribute('style', [`color-scheme: ${mode}`, ...styles].join('; '));
  library.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    theme: 'base',
    darkMode: mode === 'dark',
    fontFamily: 'system-ui, sans-serif',
    themeVariables: themeVariables(mode),
  });
  const { svg } = await library.render('drawing', source);
  return pictureOf(svg);
}

/** Serializes the diagram as an SVG file: with a size, and as XML, in which an HTML `<br>` would be invalid. */
function pictureOf(svg: string): RenderedPicture {
  const box = document.createElement('div');
  box.innerHTML = svg;
  const svgElement = box.querySelector('svg');
  if (svgElement === null) throw new Error('nothing was drawn');
  const { width, height } = svgElement.viewBox.baseVal;
  svgElement.setAttribute('width', String(Math.ceil(width)));
  svgElement.setAttribute('height', String(Math.ceil(height)));
  const text = new XMLSerializer().serializeToString(svgElement);
  return { svg: text, width: Math.ceil(width), height: Math.ceil(height) };
}
