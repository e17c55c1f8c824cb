// What a page carries while its authors write: the script that keeps it current, and what that script compares.
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteConfig } from '../model/config.ts';

interface LiveScript {
  /** Hash of the page without the script. */
  readonly hash: string;
  /** A page with another key has to be loaded anew; changing its document would not be enough. */
  readonly reloadKey: string;
  readonly client: ClientAssets;
  readonly baseUrl: string;
}

/**
 * The page as a build would write it, with the script at its end, and in its head the hash, which goes along to the
 * document where the browser takes the page over from another one.
 */
export function withLiveScript(html: string, { hash, reloadKey, client, baseUrl }: LiveScript): string {
  const source = `${baseUrl}${client.liveScript}`;
  const script = `<script type="module" id="docsgen-live" src="${source}" data-frame="${reloadKey}"></script>`;
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  const meta = `<meta name="docsgen-hash" content="${hash}">`;
  return `${html.slice(0, head)}${meta}${html.slice(head, end)}${script}${html.slice(end)}`;
}

/** What only loading a page anew can change: scripts, and what they read from `<html>`. Long; to be hashed. */
export function reloadKeyOf(config: SiteConfig | undefined, client: ClientAssets): string {
  const { appScript, shellScript, liveScript, extraScripts, inlineScript, announcedScript, baseUrlScript } = client;
  // Their names have hashes, so that nothing has to be known of what is in them.
  const named = [appScript, shellScript, liveScript, extraScripts, [...client.messageScripts]];
  const scripts = Object.values(client.articleFiles).flatMap(({ path }) => (path.endsWith('.js') ? path : []));
  const inPage = [inlineScript, announcedScript, baseUrlScript];
  return JSON.stringify([named, scripts, inPage, config?.baseUrl, config?.colorMode, config?.announcement?.id]);
}

/** Page of a site that does not exist yet, because its configuration is wrong: the script shows what is. */
export const emptyDocument =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>docsgen</title></head><body></body></html>';
