// WebSocket connection to the development server, reopened whenever it closes.

interface ConnectionOptions {
  /** Path of the current page, sent on every connection. */
  readonly path: () => string;
  /** Called when files have changed, or may have changed while the connection was closed. */
  readonly changed: () => void;
  readonly connected: () => void;
  readonly disconnected: () => void;
}

/** Milliseconds between connection attempts. */
const pause = 400;

/** Returns a function that sends the current path. Must be called after the path has changed. */
export function connect(address: string, options: ConnectionOptions): () => void {
  const { path, changed, connected, disconnected } = options;
  const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | undefined;
  let isFirst = true;
  const open = (): void => {
    const opened = new WebSocket(`${protocol}//${location.host}${address}`);
    const isAgain = !isFirst;
    isFirst = false;
    socket = opened;
    opened.addEventListener('open', () => {
      connected();
      opened.send(path());
      if (isAgain) changed();
    });
    opened.addEventListener('message', changed);
    opened.addEventListener('close', () => {
      disconnected();
      setTimeout(open, pause);
    });
  };
  open();
  return () => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(path());
  };
}
