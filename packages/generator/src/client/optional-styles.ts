// Style sheets that only some sites need: they load and publish those, and the others do neither.
import type { ClientAssets } from '../model/client-assets.ts';
import type { SiteGraph } from '../model/site.ts';

export function withStyles(client: ClientAssets, { locales }: SiteGraph): ClientAssets {
  const { badges } = client.optionalStyles;
  const sidebars = [...locales.values()].flatMap((locale) => [...locale.sidebars.values()]);
  if (!sidebars.some(({ hasBadges }) => hasBadges)) return client;
  return { ...client, files: [...client.files, badges], stylesheets: [...client.stylesheets, badges.path] };
}
