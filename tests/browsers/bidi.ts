// A connection to a browser that supports WebDriver BiDi: commands and events as JSON over a WebSocket.
import { once } from 'node:events';
import type { Commands, ErrorResponse, Event } from 'webdriver-bidi-protocol';
import { WebSocket } from 'ws';

export interface BidiConnection {
  readonly send: <Method extends keyof Commands>(
    method: Method,
    params: Commands[Method]['params'],
  ) => Promise<Commands[Method]['returnType']>;
  readonly close: () => Promise<void>;
}

type Answer = { readonly type: 'success'; readonly id: number; readonly result: unknown } | ErrorResponse;

/** `listen` receives the subscribed events. */
export async function connectBidi(address: string, listen: (event: Event) => void): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.on('message', (text) => {
    const message = JSON.parse(String(text)) as Answer | Event;
    if (message.type === 'event') listen(message);
    else if (message.id !== null) waiting.get(message.id)?.(message);
  });
  return {
    send: async (method, params) => {
      count += 1;
      const id = count;
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve));
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return answer.result as never;
    },
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
