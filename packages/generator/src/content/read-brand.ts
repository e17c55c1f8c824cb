// Reads the logo, the landing page image and the favicon from `static/`.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Brand, BrandPicture, Favicon, PictureFile } from '../model/brand.ts';
import type { ConfiguredPicture, SiteConfig, Theme } from '../model/config.ts';
import { type Checked, type Diagnostic, error, type KeyPath, warning } from '../model/diagnostic.ts';
import { iconPaths } from '../routes/output-paths.ts';
import { hashOf } from '../text/hash.ts';
import { imageInfo } from '../text/images/image-files.ts';
import { largestPng } from '../text/images/largest-png.ts';
import { didYouMean, fileNotFound } from '../text/wording.ts';
import { type ParsedSvg, parseInlineSvg } from './inline-svg.ts';

interface BrandRequest {
  readonly files: SiteFiles;
  readonly config: SiteConfig;
  /** Paths relative to `static/`. */
  readonly staticFiles: ReadonlySet<string>;
}

/** A file in `static/`, as a path that starts with a slash, and its key in the configuration. */
interface BrandFile {
  readonly path: string;
  readonly at: KeyPath;
}

type Report = (file: BrandFile, message: string, hint?: string) => void;

export async function readBrand(request: BrandRequest): Promise<Checked<Brand>> {
  const { config } = request;
  const diagnostics: Diagnostic[] = [];
  const placeOf = ({ at }: BrandFile) => {
    return { code: 'image' as const, file: config.file ?? '', position: config.positionOf(at) };
  };
  const report: Report = (file, message, hint) => diagnostics.push(error({ ...placeOf(file), message, hint }));
  const warn: Report = (file, message, hint) => diagnostics.push(warning({ ...placeOf(file), message, hint }));
  const picture = async (configured: ConfiguredPicture, at: KeyPath): Promise<BrandPicture | undefined> => {
    const read = (path: string, key: string) => readPicture({ path, at: [...at, key] }, request, { report, warn });
    const light = await read(configured.src, 'src');
    const dark = configured.dark === undefined ? undefined : await read(configured.dark, 'dark');
    return light && { light, dark, alt: configured.alt };
  };
  const { theme, home } = config;
  const logo = theme.logo && (await picture(theme.logo, ['theme', 'logo']));
  const value: Brand = {
    logo: theme.logo && logo && { ...logo, hasName: theme.logo.name, height: theme.logo.height },
    homeImage: home.image && (await picture(home.image, ['home', 'image'])),
    favicon: theme.favicon && (await readFavicon(theme.favicon, request, { report, warn })),
  };
  return { value, diagnostics };
}

/** Returns the files that `readBrand` reads, as paths relative to the site's root directory. */
export function brandFiles({ theme: { logo, favicon }, home: { image } }: SiteConfig): readonly string[] {
  const configured = [logo?.src, logo?.dark, image?.src, image?.dark, favicon?.src];
  return configured.flatMap((path) => (path === undefined ? [] : [sourceOf({ path })]));
}

function sourceOf({ path }: Pick<BrandFile, 'path'>): string {
  return `static${path}`;
}

const pictureName = /\.(svg|png|jpe?g|webp|gif|avif)$/i;

async function readPicture(
  file: BrandFile,
  request: BrandRequest,
  { report, warn }: { readonly report: Report; readonly warn: Report },
): Promise<PictureFile | undefined> {
  if (!pictureName.test(file.path)) {
    report(file, `Unsupported image format: '${file.path}'. Use .svg, .png, .jpg, .webp, .gif or .avif`);
    return undefined;
  }
  const content = await readStatic(file, request, report);
  if (content === undefined) return undefined;
  const drawing = isSvg(file) ? parseInlineSvg(textOf(content)) : undefined;
  if (drawing?.kind === 'plain') return drawing.drawing;
  const size = drawing?.kind === 'no drawing' ? undefined : imageInfo(content);
  if (size === undefined) {
    report(
      file,
      drawing
        ? `${sourceOf(file)} is not an SVG image with a viewBox`
        : `The content of ${sourceOf(file)} does not match its file extension`,
    );
    return undefined;
  }
  if (drawing && wantsColours(textOf(content))) warn(file, ...uncoloured(file, drawing));
  return { kind: 'image', path: file.path, hash: hashOf(content).slice(0, 8), ...size };
}

/**
 * Whether an SVG uses the theme's CSS variables or the surrounding text color, which are not available in an `<img>`.
 */
function wantsColours(svg: string): boolean {
  return /var\(\s*--|currentColor/i.test(svg);
}

function uncoloured(file: BrandFile, drawing: ParsedSvg): [message: string, hint: string] {
  const reason = drawing.kind === 'other' ? drawing.reason : '';
  return [
    `${sourceOf(file)} cannot use the colors of the page, because it cannot be inlined: ${reason}`,
    'Only SVG files that consist of plain shapes are inlined',
  ];
}

/**
 * Page background in light mode for each value of `theme.neutral`. A test compares the colors with
 * bundle/theme/colors/neutrals.ts.
 */
export const grounds: Readonly<Record<Theme['neutral'], string>> = {
  warm: '#fbf8f2',
  cool: '#f6f8fd',
  grey: '#f8f8f8',
};

const iconTypes: Readonly<Record<string, Favicon['type']>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

async function readFavicon(
  favicon: NonNullable<Theme['favicon']>,
  request: BrandRequest,
  { report, warn }: { readonly report: Report; readonly warn: Report },
): Promise<Favicon | undefined> {
  const file: BrandFile = { path: favicon.src, at: ['theme', 'favicon', 'src'] };
  const type = iconTypes[/(?<![^.])[^.]*$/.exec(file.path.toLowerCase())?.[0] ?? ''];
  if (type === undefined) {
    report(file, `Unsupported favicon format: '${file.path}'. Use .svg, .png or .ico`);
    return undefined;
  }
  const content = await readStatic(file, request, report);
  if (content === undefined) return undefined;
  const text = type === 'image/svg+xml' ? textOf(content) : '';
  if (type === 'image/svg+xml' ? parseInlineSvg(text).kind === 'no drawing' : largestPng(content) === undefined) {
    unusableIcon(file, type, type === 'image/x-icon' ? warn : report);
    return undefined;
  }
  if (/<text[\s>]/.test(text))
    warn(file, `${sourceOf(file)} contains text, which is missing in the generated icons`, 'Convert the text to paths');
  const ground = favicon.ground ?? grounds[request.config.theme.neutral];
  const hasThemeColors = wantsColours(text);
  const from = hasThemeColors ? Buffer.from(text + colorChoices(request.config)) : content;
  const path = hasThemeColors ? `/${iconPaths.themed}` : file.path;
  return { path, type, hasThemeColors, hash: hashOf(from).slice(0, 8), ground };
}

function unusableIcon(file: BrandFile, type: Favicon['type'], report: Report): void {
  const source = sourceOf(file);
  if (type === 'image/svg+xml') report(file, `${source} is not an SVG image`);
  else if (type === 'image/png') report(file, `${source} is not a PNG image`);
  else report(file, `${source} contains no image in a supported format`, 'Save the icon as PNG or SVG');
}

/** Returns the options that affect the theme's colors. */
function colorChoices({ theme: { accent, neutral, codeTheme }, colorMode }: SiteConfig): string {
  return JSON.stringify([accent, neutral, codeTheme, colorMode]);
}

async function readStatic(
  file: BrandFile,
  { files, staticFiles }: BrandRequest,
  report: Report,
): Promise<Uint8Array | undefined> {
  const isThere = staticFiles.has(file.path.slice(1));
  const content = isThere ? await files.readBytes(sourceOf(file)) : undefined;
  if (content === undefined) {
    const known = [...staticFiles].map((path) => `/${path}`);
    report(file, fileNotFound(sourceOf(file)), didYouMean(file.path, known));
  }
  return content;
}

function isSvg({ path }: BrandFile): boolean {
  return /\.svg$/i.test(path);
}

function textOf(content: Uint8Array): string {
  return new TextDecoder().decode(content);
}
