// A session of classic WebDriver: one HTTP request a command.

/** Sends a command below an address and gives its value. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export class NoAnswer extends Error {}

/** Milliseconds after which a command without an answer is given up, and named: no test waits longer for anything. */
const patience = 30_000;

export function commandsAt(address: string): Command {
  return async (method, path, body = {}) => {
    const text = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const request = { method, ...text, signal: AbortSignal.timeout(patience) };
    const response = await fetch(address + path, request).catch((error: unknown) => {
      throw new NoAnswer(`${method} ${path} got no answer: ${error}`);
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${messageOf(value)}`);
    return value;
  };
}

function messageOf(value: unknown): string {
  const { error, message } = value as { error?: string; message?: string };
  return `${error}: ${message}`;
}
