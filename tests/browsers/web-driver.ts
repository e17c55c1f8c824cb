// A classic WebDriver session: one HTTP request per command.

/** Sends a command to a path relative to the session and returns its value. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export class NoAnswer extends Error {}

/** Milliseconds before a command without a response fails with its name. No test waits longer. */
const timeout = 30_000;

export function commandsAt(address: string): Command {
  return async (method, path, body = {}) => {
    const text = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const request = { method, ...text, signal: AbortSignal.timeout(timeout) };
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
