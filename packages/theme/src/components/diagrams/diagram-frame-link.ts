// The page's end of the talk with the frame that draws its diagrams. There is one frame, from the first diagram on to
// the last page that has any.

import { element } from '../../lib/element.ts';
import type { DrawRequest, FromDrawer } from './messages.ts';

type Answer = Exclude<FromDrawer, { readonly kind: 'ready' }>;

interface Asked extends Omit<DrawRequest, 'id'> {
  readonly frame: string;
  /** Pixels that there are for the drawing. */
  readonly width: number;
}

interface Drawer {
  readonly draw: (asked: Asked) => Promise<Answer>;
  readonly close: () => void;
}

/** Drawings that fill the width they have are not to be narrower, in pixels: their words would overlap. */
const narrowest = 560;

export function linkDrawer(): Drawer {
  let open: OpenDrawer | undefined;
  const answers = new Map<number, (answer: Answer) => void>();
  let last = 0;
  addEventListener('message', ({ source, origin, data }: MessageEvent<FromDrawer>) => {
    if (source === null || source !== open?.frame.contentWindow || origin !== 'null') return;
    if (data.kind === 'ready') open.isReady.resolve();
    else {
      answers.get(data.id)?.(data);
      answers.delete(data.id);
    }
  });
  return {
    draw: async ({ frame, width, ...request }) => {
      open ??= openDrawer(frame, Math.max(narrowest, width));
      const { frame: drawing, isReady } = open;
      await isReady.promise;
      last += 1;
      const id = last;
      const { promise, resolve } = deferred<Answer>();
      answers.set(id, resolve);
      // The frame has no origin that could be named; only it gets the message.
      drawing.contentWindow?.postMessage({ ...request, id } satisfies DrawRequest, '*');
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

/** Beside all that navigation exchanges. It is laid out, so that words can be measured in it, but not seen. */
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
