// The connection to docsgen for as long as the page is open: one WebSocket, opened again whenever it is lost.

interface ConnectionOptions {
  /** Path of the page on screen; docsgen is told it on every connection. */
  readonly path: () => string;
  /** Something changed, or may have changed while there was no connection. */
  readonly changed: () => void;
  readonly connected: () => void;
  readonly disconnected: () => void;
}

/** Milliseconds until the next attempt. */
const pause = 400;

/** Gives a function that tells docsgen the path of the page on screen, once that is another one. */
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
