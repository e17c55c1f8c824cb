// The pages of the site that are open in browsers, each at the other end of a WebSocket. All they are ever told is that
// something has changed; then they ask for themselves.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

export class OpenPages {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 10_000 });
  /** Each with the path of its page, base URL included; `''` until it has said so. */
  readonly #paths = new Map<WebSocket, string>();

  /** `onShown`: a page is looked at, for the first time or another one in the same window. */
  constructor(onShown: () => void) {
    this.#sockets.on('connection', (socket: WebSocket) => {
      this.#paths.set(socket, '');
      socket.on('message', (path) => {
        this.#paths.set(socket, String(path));
        onShown();
      });
      socket.on('close', () => this.#paths.delete(socket));
      socket.on('error', () => socket.terminate());
    });
  }

  /** Takes over a connection that asks to become a WebSocket. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#sockets.emit('connection', opened, request));
  }

  paths(): ReadonlySet<string> {
    return new Set(this.#paths.values());
  }

  announceChange(): void {
    for (const socket of this.#paths.keys()) socket.send('changed');
  }

  close(): void {
    for (const socket of this.#paths.keys()) socket.terminate();
  }
}
