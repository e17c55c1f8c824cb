// The icons of a site, all rendered from one SVG, PNG or ICO file: for tabs, for home screens, for what search engines
// show. Rendered once, and then taken from the cache as long as the file stays the same.
import type { OutputFile } from '../../../model/output.ts';
import { iconPaths } from '../../../routes/output-paths.ts';
import { largestPng } from '../../../text/images/largest-png.ts';
import { type Keeping, kept } from '../theme-cache.ts';
import { icoFile } from './ico-file.ts';

interface IconsRequest extends Keeping {
  /** An SVG, PNG or ICO file. */
  readonly icon: Uint8Array;
  /** A colour that all of an opaque icon's ground has. */
  readonly ground: string;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
}

interface Icons {
  readonly files: readonly OutputFile[];
  /** Nothing but the ground is seen. */
  readonly isBlank: boolean;
}

export async function makeIcons(request: IconsRequest): Promise<Icons> {
  const { icon, ground, hashOf } = request;
  const make = async () => {
    const { files, isBlank } = await draw(request);
    return { files: files.map(({ path, content }) => [path, packed(content)] as const), isBlank };
  };
  const { files, isBlank } = await kept(request, { name: 'icons', from: [hashOf(icon), ground], make });
  const unpacked = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'base64'));
  return { files: files.map(([path, content]) => ({ path, content: unpacked(content) })), isBlank };
}

const packed = (content: OutputFile['content']): string => Buffer.from(content).toString('base64');

/** What a check has to know of them: the opaque one alone is drawn, and nothing is kept. */
export async function areBlank(request: IconsRequest): Promise<boolean> {
  const draw = await openDrawing(request);
  return appleIcon(draw, request).isBlank;
}

type Drawing = (size: number, part: number, color?: string) => { readonly png: Uint8Array; readonly isBlank: boolean };

async function openDrawing({ icon, readAbsolute }: IconsRequest): Promise<Drawing> {
  const { openRasteriser } = await import('./rasterise.ts');
  const rasterise = await openRasteriser(readAbsolute);
  const text = new TextDecoder().decode(icon);
  // A drawing in a drawing shows no pictures of its own.
  const png = largestPng(icon) ?? (/<image\b/.test(text) ? rasterise(text, 512).png : undefined);
  const address = png
    ? `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    : `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  return (size, part, color) => rasterise(square(address, { size, part, ground: color }), size);
}

function appleIcon(draw: Drawing, { ground }: IconsRequest): ReturnType<Drawing> {
  return draw(180, 0.8, ground);
}

async function draw(request: IconsRequest): Promise<Icons> {
  const { ground } = request;
  const drawing = await openDrawing(request);
  const at = (...asked: Parameters<Drawing>): Uint8Array => drawing(...asked).png;
  const small = [16, 32, 48].map((size) => ({ size, png: at(size, 1) }));
  const apple = appleIcon(drawing, request);
  const files = [
    { path: iconPaths.ico, content: icoFile(small) },
    { path: iconPaths.apple, content: apple.png },
    { path: iconPaths.small, content: at(192, 1) },
    { path: iconPaths.large, content: at(512, 1) },
    // Phones cut out a circle of four fifths of the width: the corners of a square stay inside it.
    { path: iconPaths.maskable, content: at(512, 0.5625, ground) },
  ];
  return { files, isBlank: apple.isBlank };
}

interface Square {
  readonly size: number;
  /** How much of the width the drawing takes. */
  readonly part: number;
  readonly ground?: string | undefined;
}

/** The drawing in the middle of a square, whatever its own shape is. */
function square(address: string, { size, part, ground }: Square): string {
  const inner = size * part;
  const edge = (size - inner) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<image x="${edge}" y="${edge}" width="${inner}" height="${inner}" href="${address}"/></svg>`,
  ].join('');
}
