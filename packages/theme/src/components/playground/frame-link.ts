// The page's end of the talk with the frame in which live code runs. The frame is thrown away when what runs in it does
// not come to an end, and made anew for the next run.

import { element } from '../../lib/element.ts';
import type { FromFrame, LiveCode, LiveScope, ToFrame } from './messages.ts';
import { currentLook, onLookChange } from './page-appearance.ts';

/** Milliseconds after which a frame that says nothing is given up: more than it allows a loop, and itself to load. */
const patience = { run: 4000, load: 20_000 };

/** The tallest result, in pixels: what is longer scrolls in its frame. */
const tallest = 1200;

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly line: number | undefined }
  | { readonly kind: 'stuck' };

interface FrameRequest {
  readonly src: string;
  readonly title: string;
  /** Whose language the frame has. */
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
  // The frame has no origin that could be named; only it gets the message.
  const say = (message: ToFrame): void => frame.contentWindow?.postMessage(message, '*');
  const expect = (time: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => tell({ kind: 'stuck' }), time);
  };
  const send = (): void => {
    if (!waiting) return;
    say({ kind: 'run', ...waiting, scope });
    waiting = undefined;
    expect(patience.run);
  };
  const hear = ({ source, origin, data }: MessageEvent<FromFrame>): void => {
    if (source !== frame.contentWindow || origin !== 'null' || typeof data !== 'object') return;
    if (data.kind === 'ready') {
      isReady = true;
      say({ kind: 'look', look: currentLook(host) });
      send();
    } else if (data.kind === 'height') frame.height = String(Math.min(tallest, Math.max(0, Number(data.height) || 0)));
    else if (data.run === current) {
      clearTimeout(timer);
      tell(outcomeOf(data));
    }
  };
  addEventListener('message', hear);
  const stopLooking = onLookChange(() => say({ kind: 'look', look: currentLook(host) }));
  place(frame);
  expect(patience.load);
  return {
    run: (run, live) => {
      current = run;
      waiting = { run, live };
      if (isReady) send();
    },
    close: () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
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
