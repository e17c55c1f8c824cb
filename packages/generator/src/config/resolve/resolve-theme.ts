// Resolves the keys `theme` and `css`. A site without these keys uses the default theme, which does not have to be
// generated.
import type { ConfiguredAccent, ConfiguredTheme } from '../../model/theme.ts';
import { normalizePath } from '../../text/hrefs.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { RawTheme } from '../schema/theme-schema.ts';
import { resolveFonts } from './resolve-brand.ts';
import type { ConfigOrigin, Report } from './resolve-config.ts';

export function resolveTheme(
  { theme, css }: Pick<RawConfig, 'theme' | 'css'>,
  report: Report,
  origin: ConfigOrigin,
): ConfiguredTheme | undefined {
  if (theme === undefined && css === undefined) return undefined;
  return {
    accent: resolveAccent(theme?.accent, origin),
    neutral: theme?.neutral ?? 'warm',
    codeTheme: theme?.codeTheme ?? 'docsgen',
    radius: theme?.radius ?? 'medium',
    density: theme?.density ?? 'comfortable',
    width: theme?.width ?? 'normal',
    hasSidebar: theme?.sidebar !== 'none',
    hasContents: theme?.toc !== 'none',
    fonts: resolveFonts(theme?.font, report, origin),
    sheets: (css ?? []).flatMap((written, index) => {
      const path = normalizePath(written);
      if (path === undefined || /^([a-z]+:|\/)/i.test(written)) {
        const hint = "Use a path relative to the site's root directory, such as ./styles.css";
        report(['css', index], `'${written}' is not a path inside the site`, hint);
        return [];
      }
      return [{ path, position: origin.positionOf(['css', index]) }];
    }),
  };
}

function resolveAccent(raw: RawTheme['accent'], { positionOf }: ConfigOrigin): ConfiguredAccent | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'string')
    return { light: { text: raw, position: positionOf(['theme', 'accent']) }, dark: undefined };
  return {
    light: { text: raw.light, position: positionOf(['theme', 'accent', 'light']) },
    dark: raw.dark === undefined ? undefined : { text: raw.dark, position: positionOf(['theme', 'accent', 'dark']) },
  };
}
