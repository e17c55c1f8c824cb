// Connects the page to the frame that runs live code. If the code does not finish, the frame is removed, and created
// again for the next run.

import { element } from './element.ts';
import type { FromFrame, LiveCode, LiveScope, ToFrame } from './messages.ts';
import { currentAppearance, onAppearanceChange } from './page-appearance.ts';

/**
 * Milliseconds without a response before the frame is removed. The time is longer than loops may run, and longer than
 * the frame takes to load.
 */
const timeout = { run: 4000, load: 20_000 };

/** Maximum height of the result in pixels; taller results scroll. */
const maxHeight = 1200;

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'stuck' };

interface FrameRequest {
  readonly src: string;
  readonly title: string;
  /** Element that sets the language of the frame. */
  readonly host: HTMLElement;
  readonly scope: LiveScope | undefined;
  readonly place: (frame: HTMLIFrameElement) => void;
  readonly tell: (outcome: Outcome) => void;
}

interface FrameLink {
  readonly run: (live: LiveCode) => void;
  readonly close: () => void;
}

export function linkFrame(request: FrameRequest): FrameLink {
  let open: OpenFrame | undefined;
  let runs = 0;
  const close = (): void => {
    open?.close();
    open = undefined;
  };
  const tell = (outcome: Outcome): void => {
    if (outcome.kind === 'stuck') close();
    request.tell(outcome);
  };
  return {
    run: (live) => {
      runs += 1;
      open ??= openFrame({ ...request, tell });
      open.run(runs, live);
    },
    close,
  };
}

interface OpenFrame {
  readonly run: (run: number, live: LiveCode) => void;
  readonly close: () => void;
}

function openFrame({ src, title, host, scope, place, tell }: FrameRequest): OpenFrame {
  const frame = element('iframe', { class: 'playground-frame', sandbox: 'allow-scripts', src, title, height: '60' });
  let waiting: { readonly run: number; readonly live: LiveCode } | undefined;
  let isReady = false;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame has an opaque origin, which cannot be specified as the target. Only this frame receives the message.
  const say = (message: ToFrame): void => frame.contentWindow?.postMessage(message, '*');
  const expect = (time: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => tell({ kind: 'stuck' }), time);
  };
  const send = (): void => {
    if (!waiting) return;
    say({ kind: 'run', ...waiting, scope });
    waiting = undefined;
    expect(timeout.run);
  };
  const receive = ({ source, origin, data }: MessageEvent<FromFrame>): void => {
    if (source !== frame.contentWindow || origin !== 'null' || typeof data !== 'object') return;
    if (data.kind === 'ready') {
      isReady = true;
      say({ kind: 'look', look: currentAppearance(host) });
      send();
    } else if (data.kind === 'height')
      frame.height = String(Math.min(maxHeight, Math.max(0, Number(data.height) || 0)));
    else if (data.run === current) {
      clearTimeout(timer);
      tell(outcomeOf(data));
    }
  };
  addEventListener('message', receive);
  const stopLooking = onAppearanceChange(() => say({ kind: 'look', look: currentAppearance(host) }));
  place(frame);
  expect(timeout.load);
  return {
    run: (run, live) => {
      current = run;
      waiting = { run, live };
      if (isReady) send();
    },
    close: () => {
      clearTimeout(timer);
      removeEventListener('message', receive);
      stopLooking();
      frame.remove();
    },
  };
}

function outcomeOf(data: Exclude<FromFrame, { readonly kind: 'ready' | 'height' }>): Outcome {
  if (data.kind !== 'failed') return { kind: data.kind };
  const { message, line } = data;
  return { kind: 'failed', message: String(message).slice(0, 2000), line: Number.isInteger(line) ? line : undefined };
}
