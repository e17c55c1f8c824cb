// WebSocket connections of open pages. The server only notifies open pages that something has changed, and they then
// request their state.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

export class OpenPages {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 10_000 });
  /** Paths of the pages, including the base URL; `''` until the page has sent it. */
  readonly #paths = new Map<WebSocket, string>();

  /** `onShown` is called when a page is opened or navigated to. */
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

  /** Upgrades a connection to a WebSocket. */
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
