// Adds the live reload script and the hashes that it compares to a page.
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';

interface LiveScript {
  /** Hash of the page without the script. */
  readonly hash: string;
  /** If the key changes, the page must be reloaded, because updating the DOM is not enough. */
  readonly reloadKey: string;
  readonly client: ClientAssets;
  readonly baseUrl: string;
}

/**
 * Returns the page as a build would write it, with the script at the end. The hash is in `<head>`, so that client-side
 * navigation updates it.
 */
export function withLiveScript(html: string, { hash, reloadKey, client, baseUrl }: LiveScript): string {
  const source = `${baseUrl}${client.liveScript}`;
  const script = `<script type="module" id="docsgen-live" src="${source}" data-frame="${reloadKey}"></script>`;
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  const meta = `<meta name="docsgen-hash" content="${hash}">`;
  return `${html.slice(0, head)}${meta}${html.slice(head, end)}${script}${html.slice(end)}`;
}

/**
 * Returns the parts of a page that only a reload can change, to be hashed by the caller: scripts, and the data that
 * they read from `<html>`.
 */
export function reloadKeyOf(config: SiteConfig | undefined, client: ClientAssets): string {
  const { appScript, shellScript, liveScript, extraScripts, inlineScript, announcedScript, baseUrlScript } = client;
  // File names contain hashes of the content.
  const named = [appScript, shellScript, liveScript, extraScripts, [...client.messageScripts]];
  const scripts = Object.values(client.articleFiles).flatMap(({ path }) => (path.endsWith('.js') ? path : []));
  const inPage = [inlineScript, announcedScript, baseUrlScript];
  return JSON.stringify([named, scripts, inPage, config?.baseUrl, config?.colorMode, config?.announcement?.id]);
}

/** The page shown while the configuration has errors. The live script adds the errors to this page. */
export const emptyDocument =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>docsgen</title></head><body></body></html>';
