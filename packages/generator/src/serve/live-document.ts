// What a page carries while its authors write: the script that keeps it current, and what that script compares.
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';

export interface LiveMarks {
  /** Of the page without the script. */
  readonly hash: string;
  /** Where it differs, only loading the page anew helps. */
  readonly frame: string;
  readonly client: ClientAssets;
  readonly baseUrl: string;
}

/** As a build would write it, and the script at the end. */
export function withLiveScript(html: string, { hash, frame, client, baseUrl }: LiveMarks): string {
  const script = `<script type="module" id="docsgen-live" src="${baseUrl}${client.liveScript}" data-hash="${hash}" data-frame="${frame}"></script>`;
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}${script}${html.slice(end)}`;
}

/** What only loading a page anew can change: scripts, and what they read from `<html>`. */
export function frameOf(config: SiteConfig | undefined, client: ClientAssets): string {
  const { files: _, stylesheets: __, ...scripts } = client;
  return JSON.stringify([scripts, config?.baseUrl, config?.colorMode, config?.announcement?.id]);
}

/** Where there is no site yet because its configuration is wrong: the script says what is. */
export const emptyDocument =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>docsgen</title></head><body></body></html>';
