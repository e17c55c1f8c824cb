// Connects the page to the sandboxed frame that renders its diagrams. The frame is created for the first diagram and
// removed on a page without diagrams.

import { element } from './element.ts';
import type { DiagramResponse, RenderRequest } from './messages.ts';

type Answer = Exclude<DiagramResponse, { readonly kind: 'ready' }>;

interface DiagramRequest extends Omit<RenderRequest, 'id'> {
  readonly frame: string;
  /** Available width in pixels. */
  readonly width: number;
}

interface Drawer {
  readonly draw: (request: DiagramRequest) => Promise<Answer>;
  readonly close: () => void;
}

/**
 * Minimum width in pixels of diagrams that fill the available width, because labels would overlap in narrower diagrams.
 */
const minWidth = 560;

export function connectDiagramFrame(): Drawer {
  let open: OpenDrawer | undefined;
  const answers = new Map<number, (answer: Answer) => void>();
  let last = 0;
  addEventListener('message', ({ source, origin, data }: MessageEvent<DiagramResponse>) => {
    if (source === null || source !== open?.frame.contentWindow || origin !== 'null') return;
    if (data.kind === 'ready') open.isReady.resolve();
    else {
      answers.get(data.id)?.(data);
      answers.delete(data.id);
    }
  });
  return {
    draw: async ({ frame, width, ...request }) => {
      open ??= openDrawer(frame, Math.max(minWidth, width));
      const { frame: drawing, isReady } = open;
      await isReady.promise;
      last += 1;
      const id = last;
      const { promise, resolve } = deferred<Answer>();
      answers.set(id, resolve);
      // The frame has an opaque origin, which cannot be specified as the target. Only this frame receives the message.
      drawing.contentWindow?.postMessage({ ...request, id } satisfies RenderRequest, '*');
      return promise;
    },
    close: () => {
      open?.frame.remove();
      open = undefined;
      answers.clear();
    },
  };
}

interface OpenDrawer {
  readonly frame: HTMLIFrameElement;
  readonly isReady: Deferred<void>;
}

/**
 * The frame is outside of all elements that navigation replaces. The frame has a layout, so that text in it can be
 * measured, but is not visible.
 */
function openDrawer(src: string, width: number): OpenDrawer {
  const frame = element('iframe', {
    class: 'diagram-frame',
    sandbox: 'allow-scripts',
    src,
    width: String(width),
    tabindex: '-1',
    'aria-hidden': 'true',
  });
  document.body.append(frame);
  return { frame, isReady: deferred() };
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
