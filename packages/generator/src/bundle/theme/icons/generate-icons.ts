// Renders a site's icons for tabs, home screens and search engines from one SVG, PNG or ICO file. The icons are cached
// until the file changes.

import { type CacheOptions, cachedValue } from '../../../caching/cached-result.ts';
import type { OutputFile } from '../../../model/output.ts';
import { iconPaths } from '../../../routes/output-paths.ts';
import { hashOf } from '../../../text/hash.ts';
import { largestPng } from '../../../text/images/largest-png.ts';
import { icoFile } from './ico-file.ts';

interface IconsRequest extends CacheOptions {
  /** An SVG, PNG or ICO file. */
  readonly icon: Uint8Array;
  /** Background color of opaque icons. */
  readonly ground: string;
}

interface Icons {
  readonly files: readonly OutputFile[];
  /** Whether only the background is visible. */
  readonly isBlank: boolean;
}

export async function generateIcons(request: IconsRequest): Promise<Icons> {
  const { icon, ground } = request;
  const source = { nameOf: () => 'look/icons.json', from: [hashOf(icon), ground] };
  const { files, isBlank } = await cachedValue(request, source, async () => {
    const icons = await renderIcons(request);
    return { ...icons, files: icons.files.map(({ path, content }) => [path, packed(content)] as const) };
  });
  const unpacked = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'base64'));
  return { files: files.map(([path, content]) => ({ path, content: unpacked(content) })), isBlank };
}

const packed = (content: OutputFile['content']): string => Buffer.from(content).toString('base64');

/** Whether the icons would be blank. Renders only the opaque icon, and neither generates nor caches files. */
export async function areBlank(request: IconsRequest): Promise<boolean> {
  const renderIcon = await openIconRenderer(request);
  return appleIcon(renderIcon, request).isBlank;
}

type RenderIcon = (
  size: number,
  part: number,
  color?: string,
) => { readonly png: Uint8Array; readonly isBlank: boolean };

async function openIconRenderer({ icon }: IconsRequest): Promise<RenderIcon> {
  const { openRasterizer } = await import('./rasterize.ts');
  const rasterise = await openRasterizer();
  const text = new TextDecoder().decode(icon);
  // An SVG used as an image cannot load other images, so it is rendered to a PNG first.
  const png = largestPng(icon) ?? (/<image\b/.test(text) ? rasterise(text, 512).png : undefined);
  const address = png
    ? `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    : `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  return (size, part, color) => rasterise(square(address, { size, part, ground: color }), size);
}

function appleIcon(renderIcon: RenderIcon, { ground }: IconsRequest): ReturnType<RenderIcon> {
  return renderIcon(180, 0.8, ground);
}

async function renderIcons(request: IconsRequest): Promise<Icons> {
  const { ground } = request;
  const iconRenderer = await openIconRenderer(request);
  const at = (...options: Parameters<RenderIcon>): Uint8Array => iconRenderer(...options).png;
  const small = [16, 32, 48].map((size) => ({ size, png: at(size, 1) }));
  const apple = appleIcon(iconRenderer, request);
  const files = [
    { path: iconPaths.ico, content: icoFile(small) },
    { path: iconPaths.apple, content: apple.png },
    { path: iconPaths.small, content: at(192, 1) },
    { path: iconPaths.large, content: at(512, 1) },
    // Phones crop maskable icons to a circle with a diameter of 80% of the width. A square of this size fits into that
    // circle.
    { path: iconPaths.maskable, content: at(512, 0.5625, ground) },
  ];
  return { files, isBlank: apple.isBlank };
}

interface Square {
  readonly size: number;
  /** Fraction of the width that the image occupies. */
  readonly part: number;
  readonly ground?: string | undefined;
}

/** Centers the image in a square, whatever its aspect ratio is. */
function square(address: string, { size, part, ground }: Square): string {
  const inner = size * part;
  const edge = (size - inner) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<image x="${edge}" y="${edge}" width="${inner}" height="${inner}" href="${address}"/></svg>`,
  ].join('');
}
