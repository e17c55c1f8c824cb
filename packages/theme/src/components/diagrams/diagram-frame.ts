// The page in the sandboxed frame that draws diagrams: Mermaid, which stands in front of this script, writes styles
// into its drawings, and the policy of a page does not allow that. Each is drawn twice, in the colours of the light
// and of the dark page.

import type { DrawnPicture, DrawRequest, FromDrawer } from './messages.ts';
import { themeVariables } from './theme-variables.ts';

/** What is used of the package. */
interface Mermaid {
  readonly initialize: (config: Readonly<Record<string, unknown>>) => void;
  readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>;
}

const mermaid: Mermaid | undefined = Reflect.get(globalThis, 'mermaid');

if (window.origin === 'null' && parent !== window && mermaid !== undefined) start(mermaid);

function start(library: Mermaid): void {
  const say = (message: FromDrawer): void => parent.postMessage(message, location.origin);
  const draw = async ({ id, source, look }: DrawRequest): Promise<void> => {
    document.documentElement.lang = look.lang;
    try {
      const light = await drawn(library, { source, tokens: look.tokens, mode: 'light' });
      const dark = await drawn(library, { source, tokens: look.tokens, mode: 'dark' });
      say({ kind: 'drawn', id, light, dark });
    } catch (thrown) {
      say({ kind: 'failed', id, message: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
  // The library can draw one at a time.
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ source, origin, data }: MessageEvent<DrawRequest>) => {
    if (source !== parent || origin !== location.origin) return;
    last = last.then(() => draw(data));
  });
  say({ kind: 'ready' });
}

interface Drawing {
  readonly source: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly mode: 'light' | 'dark';
}

async function drawn(library: Mermaid, { source, tokens, mode }: Drawing): Promise<DrawnPicture> {
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

/** As a file of its own: with a size, and written as XML, where a line break in HTML would be a mistake. */
function pictureOf(svg: string): DrawnPicture {
  const box = document.createElement('div');
  box.innerHTML = svg;
  const drawing = box.querySelector('svg');
  if (drawing === null) throw new Error('nothing was drawn');
  const { width, height } = drawing.viewBox.baseVal;
  drawing.setAttribute('width', String(Math.ceil(width)));
  drawing.setAttribute('height', String(Math.ceil(height)));
  const text = new XMLSerializer().serializeToString(drawing);
  return { svg: text, width: Math.ceil(width), height: Math.ceil(height) };
}
