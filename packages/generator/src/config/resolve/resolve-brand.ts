// Resolves the images and fonts in `theme`, and the shorthands `logo` and `favicon`.
import type { ConfiguredFavicon, ConfiguredLogo, ConfiguredPicture } from '../../model/config.ts';
import type { ConfiguredFont, ConfiguredFonts, FontFile } from '../../model/fonts.ts';
import { normalizePath } from '../../text/hrefs.ts';
import type { RawImage, RawLogo } from '../schema/basic-schema.ts';
import type { RawFavicon, RawFont, RawFonts } from '../schema/brand-schema.ts';
import type { RawConfig } from '../schema/schema.ts';
import type { KeyPath } from '../yaml/yaml-source.ts';
import type { ConfigOrigin, Report } from './resolve-config.ts';

interface ResolvedBrand {
  readonly logo: ConfiguredLogo | undefined;
  readonly favicon: ConfiguredFavicon | undefined;
}

export function resolveBrand(raw: RawConfig, report: Report, origin: ConfigOrigin): ResolvedBrand {
  for (const key of ['logo', 'favicon'] as const)
    if (raw[key] !== undefined && raw.theme?.[key] !== undefined)
      report([key], `'${key}' and 'theme.${key}' are the same setting`, 'Remove one of them');
  const [logo, favicon] = [raw.theme?.logo ?? raw.logo, raw.theme?.favicon ?? raw.favicon];
  const pathOf = (key: 'logo' | 'favicon'): KeyPath => (raw.theme?.[key] === undefined ? [key] : ['theme', key]);
  return {
    logo: resolveLogo(logo, pathOf('logo'), origin),
    favicon: resolveFavicon(favicon, pathOf('favicon'), origin),
  };
}

function resolveLogo(raw: RawLogo | undefined, path: KeyPath, origin: ConfigOrigin): ConfiguredLogo | undefined {
  const picture = resolveImage(raw, path, origin);
  if (picture === undefined) return undefined;
  const { name, height } = typeof raw === 'object' ? raw : {};
  return { ...picture, hasName: name ?? picture.alt === undefined, height: height ?? 28 };
}

export function resolveImage(
  raw: RawImage | undefined,
  path: KeyPath,
  { positionOf }: ConfigOrigin,
): ConfiguredPicture | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'string')
    return { light: { path: raw, position: positionOf(path) }, dark: undefined, alt: undefined };
  return {
    light: { path: raw.src, position: positionOf([...path, 'src']) },
    dark: raw.dark === undefined ? undefined : { path: raw.dark, position: positionOf([...path, 'dark']) },
    alt: raw.alt,
  };
}

function resolveFavicon(
  raw: RawFavicon | undefined,
  path: KeyPath,
  { positionOf }: ConfigOrigin,
): ConfiguredFavicon | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'string') return { path: raw, position: positionOf(path), ground: undefined };
  return { path: raw.src, position: positionOf([...path, 'src']), ground: raw.ground };
}

export function resolveFonts(
  raw: RawFonts | undefined,
  report: Report,
  origin: ConfigOrigin,
): ConfiguredFonts | undefined {
  if (raw === undefined) return undefined;
  const path = ['theme', 'font'];
  const resolve = (font: RawFont | undefined, at: KeyPath) =>
    font === undefined ? undefined : resolveFont(font, { path: at, report, origin });
  if (typeof raw === 'string') {
    const font = resolve(raw, path);
    return { body: font, heading: font, code: undefined };
  }
  return {
    body: resolve(raw.body, [...path, 'body']),
    heading: resolve(raw.heading, [...path, 'heading']),
    code: resolve(raw.code, [...path, 'code']),
  };
}

interface FontContext {
  readonly path: KeyPath;
  readonly report: Report;
  readonly origin: ConfigOrigin;
}

function resolveFont(raw: RawFont, context: FontContext): ConfiguredFont {
  const { path, origin } = context;
  const position = origin.positionOf(path);
  if (typeof raw === 'string') {
    if (!raw.startsWith('.')) return packaged(raw, position);
    return { kind: 'files', family: undefined, files: [fontFile({ src: raw }, context)], position };
  }
  if ('package' in raw) {
    const { weights, italic } = raw;
    return { ...packaged(raw.package, position), weights, hasItalic: italic };
  }
  const files = raw.files.map((file, index) =>
    fontFile(typeof file === 'string' ? { src: file } : file, { ...context, path: [...path, 'files', index] }),
  );
  return { kind: 'files', family: raw.family, files, position };
}

function packaged(name: string, position: ConfiguredFont['position']): Extract<ConfiguredFont, { kind: 'package' }> {
  return { kind: 'package', name, weights: undefined, hasItalic: undefined, position };
}

interface RawFile {
  readonly src: string;
  readonly weight?: string | number | undefined;
  readonly style?: 'normal' | 'italic' | undefined;
}

function fontFile({ src, weight, style }: RawFile, { path, report, origin }: FontContext): FontFile {
  const inSite = normalizePath(src);
  if (inSite === undefined || src.startsWith('/'))
    report(
      path,
      `'${src}' is not a path inside the site`,
      "Use a path relative to the site's root directory, such as ./fonts/a.woff2",
    );
  const written = weight === undefined ? undefined : String(weight);
  return { path: inSite ?? src, weight: written, style, position: origin.positionOf(path) };
}
