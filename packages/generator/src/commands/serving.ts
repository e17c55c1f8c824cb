// What both ways of serving have in common: their options, what they print, and how they end.
import type { Terminal } from '../io/terminal.ts';
import type { Listening } from '../serve/listen.ts';
import type { SiteOptions } from './open-site.ts';
import { UsageError } from './usage-error.ts';

export interface ServeOptions extends SiteOptions {
  readonly port?: string;
  /** `true`: every address of this machine. */
  readonly host?: string | true;
  readonly open?: boolean;
  readonly watch?: boolean;
}

export function portFrom({ port }: ServeOptions): number | undefined {
  if (port === undefined) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`${port} is no port; ports are numbers from 0 to 65535`);
  return Number(port);
}

export function hostFrom({ host }: ServeOptions): string | undefined {
  return host === true ? '0.0.0.0' : host;
}

/** `home`: path of the landing page, base URL included. */
export function printAddresses({ local, network }: Listening, home: string, { print, paint }: Terminal): void {
  print(`Local    ${paint.strong(local + home)}`);
  for (const address of network) print(`Network  ${paint.strong(address + home)}`);
}

export function printHostHint({ print, paint }: Terminal): void {
  print(paint.quiet('Network  --host shows it to other devices'));
}

/** A machine without a browser is no reason to stop serving. */
export async function openInBrowser(address: string, { printError }: Terminal): Promise<void> {
  try {
    const { default: open } = await import('open');
    await open(address);
  } catch {
    printError(`No browser could be opened; open ${address} yourself`);
  }
}

/** Until Ctrl+C, or until whoever started the command ends it. A second time ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
