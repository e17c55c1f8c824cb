// Options and output shared by `serve` and `serve --watch`.

import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Terminal } from '../../model/adapters/ports.ts';
import { openBrowser } from '../../platform/desktop.ts';
import type { Listening } from '../../serve/http/listen.ts';
import type { SiteOptions } from '../open-site.ts';

export interface ServeOptions extends SiteOptions {
  readonly port?: string;
  /** `true` to listen on all addresses of this machine. */
  readonly host?: string | true;
  readonly open?: boolean;
  readonly watch?: boolean;
}

export function portFrom({ port }: ServeOptions): number | undefined {
  if (port === undefined) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not '${port}'`);
  return Number(port);
}

export function hostFrom({ host }: ServeOptions): string | undefined {
  return host === true ? '0.0.0.0' : host;
}

/** `home` is the path of the landing page, including the base URL. */
export function printAddresses({ local, network }: Listening, home: string, { print, paint }: Terminal): void {
  print(`Local    ${paint.strong(local + home)}`);
  for (const address of network) print(`Network  ${paint.strong(address + home)}`);
}

export function printHostHint({ print, paint }: Terminal): void {
  print(paint.quiet('Network  use --host to expose'));
}

/** If no browser is found, prints a message and keeps serving. */
export async function openInBrowser(address: string, { printError }: Terminal): Promise<void> {
  try {
    await openBrowser(address);
  } catch {
    printError(`Could not open a browser. Open ${address} manually.`);
  }
}
