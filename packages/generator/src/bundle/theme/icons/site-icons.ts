// Generates the icons of a site from its favicon, and reports unknown color variables and blank icons.

import type { CacheOptions } from '../../../caching/cached-result.ts';
import type { SiteConfig } from '../../../model/config.ts';
import { warning } from '../../../model/diagnostic.ts';
import type { SiteTheme } from '../../../model/theme.ts';
import { iconPaths } from '../../../routes/output-paths.ts';
import { didYouMean } from '../../../text/wording.ts';
import { type TwoColors, themeColors } from '../colors/tokens.ts';
import { areBlank, generateIcons } from './generate-icons.ts';
import { resolveThemeColors } from './themed-svg.ts';

interface SiteIconsRequest extends CacheOptions {
  readonly icon: Uint8Array;
  readonly config: SiteConfig;
  /** See `Favicon`. */
  readonly ground: string;
  readonly hasThemeColors: boolean;
  /** Color tokens that differ from the theme's tokens. */
  readonly changed: readonly (readonly [token: string, colors: TwoColors])[];
  /** Whether the build only checks the site, so that only the icons that the checks need are rendered. */
  readonly isCheck: boolean;
}

export async function siteIcons(request: SiteIconsRequest): Promise<Pick<SiteTheme, 'files' | 'diagnostics'>> {
  const { icon, config, isCheck, hasThemeColors, changed, ...tools } = request;
  const colors = new Map<string, TwoColors>([...Object.entries(themeColors), ...changed]);
  const themed = hasThemeColors ? resolveThemeColors(new TextDecoder().decode(icon), colors) : undefined;
  const name = `static${config.theme.favicon?.src}`;
  const warn = (message: string, hint: string | undefined) =>
    warning({
      code: 'image',
      message,
      hint,
      file: config.file ?? '',
      position: config.positionOf(['theme', 'favicon', 'src']),
    });
  const unknown = (themed?.unknown ?? []).map((each) =>
    warn(
      `${name} uses var(--${each}), but the theme has no color with that name`,
      didYouMean(
        `--${each}`,
        [...colors.keys()].map((token) => `--${token}`),
      ),
    ),
  );
  const options = { ...tools, icon: themed ? Buffer.from(themed.drawn) : icon };
  const { files, isBlank } = isCheck ? { files: [], isBlank: await areBlank(options) } : await generateIcons(options);
  const blank = isBlank
    ? [warn(`The icons generated from ${name} are blank`, 'Give its shapes a color that differs from the background')]
    : [];
  return {
    files: themed && !isCheck ? [...files, { path: iconPaths.themed, content: themed.published }] : files,
    diagnostics: [...unknown, ...blank],
  };
}
