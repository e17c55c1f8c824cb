// The icons of a site from its favicon, and what their author is to know of them: names of colours that the theme does
// not have, and drawings that cannot be seen.
import { warning } from '../../../diagnostics/create.ts';
import type { ConfiguredFavicon } from '../../../model/config.ts';
import type { Look } from '../../../model/theme.ts';
import { iconPaths } from '../../../routes/output-paths.ts';
import { didYouMean } from '../../../text/suggest.ts';
import { type TwoColors, themeColors } from '../colors/tokens.ts';
import type { Keeping } from '../theme-cache.ts';
import { areBlank, makeIcons } from './generate-icons.ts';
import { themeDrawing } from './themed-svg.ts';

interface SiteIconsRequest extends Keeping {
  readonly icon: Uint8Array;
  readonly favicon: ConfiguredFavicon;
  /** See `Favicon`. */
  readonly ground: string;
  readonly hasThemeColors: boolean;
  /** Tokens whose colours are not those of the theme. */
  readonly changed: readonly (readonly [token: string, colors: TwoColors])[];
  readonly configFile: string;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Nothing is written: they are drawn only as far as it takes to judge them. */
  readonly isCheck: boolean;
}

export async function siteIcons(request: SiteIconsRequest): Promise<Pick<Look, 'files' | 'diagnostics'>> {
  const { icon, favicon, isCheck, hasThemeColors, changed, configFile, ...tools } = request;
  const colors = new Map<string, TwoColors>([...Object.entries(themeColors), ...changed]);
  const themed = hasThemeColors ? themeDrawing(new TextDecoder().decode(icon), colors) : undefined;
  const name = `static${favicon.path}`;
  const warn = (message: string, hint: string | undefined) =>
    warning({ code: 'image', message, hint, file: configFile, position: favicon.position });
  const unknown = (themed?.unknown ?? []).map((each) =>
    warn(
      `${name} has var(--${each}), and the theme has no colour of that name`,
      didYouMean(
        `--${each}`,
        [...colors.keys()].map((token) => `--${token}`),
      ),
    ),
  );
  const asked = { ...tools, icon: themed ? Buffer.from(themed.drawn) : icon };
  const { files, isBlank } = isCheck ? { files: [], isBlank: await areBlank(asked) } : await makeIcons(asked);
  const blank = isBlank
    ? [warn(`Nothing can be seen in the icons made of ${name}`, 'Its shapes need a colour that is not the ground’s')]
    : [];
  return {
    files: themed && !isCheck ? [...files, { path: iconPaths.themed, content: themed.published }] : files,
    diagnostics: [...unknown, ...blank],
  };
}
