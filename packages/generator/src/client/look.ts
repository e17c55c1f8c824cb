// Joins a site's look to the client, as extras are joined: its rules stand behind the theme's, in the same style sheet
// and in each page, so no page asks for more files than before.
import type { ClientAssets } from '../model/client-assets.ts';
import type { Look } from '../model/look.ts';
import { withStyles } from './extras.ts';

export function withLook(client: ClientAssets, look: Look, hashOf: (content: Uint8Array) => string): ClientAssets {
  const styled = withStyles(client, look.css, hashOf);
  return { ...styled, criticalCss: styled.criticalCss + look.criticalCss, files: [...styled.files, ...look.files] };
}
