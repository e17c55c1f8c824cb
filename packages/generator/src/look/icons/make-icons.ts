// The icons of a site, all drawn from one SVG file: for tabs, for home screens, for what search engines show. Drawn
// once, and then taken from the cache as long as the drawing stays the same.
import type { OutputFile } from '../../model/output.ts';
import { iconPaths } from '../../routes/output-paths.ts';
import { type Keeping, kept } from '../kept.ts';
import { icoFile } from './ico-file.ts';

interface IconsRequest extends Keeping {
  readonly svg: Uint8Array;
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
  const { svg, ground, hashOf } = request;
  const make = async () => {
    const { files, isBlank } = await draw(request);
    return { files: files.map(({ path, content }) => [path, packed(content)] as const), isBlank };
  };
  const { files, isBlank } = await kept(request, { name: 'icons', from: [hashOf(svg), ground], make });
  const unpacked = (content: string): Uint8Array => new Uint8Array(Buffer.from(content, 'base64'));
  return { files: files.map(([path, content]) => ({ path, content: unpacked(content) })), isBlank };
}

const packed = (content: OutputFile['content']): string => Buffer.from(content).toString('base64');

async function draw({ svg, ground, readAbsolute }: IconsRequest): Promise<Icons> {
  const { openRasteriser } = await import('./rasterise.ts');
  const rasterise = await openRasteriser(readAbsolute);
  const text = new TextDecoder().decode(svg);
  const at = (size: number, part: number, color?: string): Uint8Array =>
    rasterise(square(text, { size, part, ground: color }), size).png;
  const small = [16, 32, 48].map((size) => ({ size, png: at(size, 1) }));
  const apple = rasterise(square(text, { size: 180, part: 0.8, ground }), 180);
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
function square(svg: string, { size, part, ground }: Square): string {
  const inner = size * part;
  const edge = (size - inner) / 2;
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<image x="${edge}" y="${edge}" width="${inner}" height="${inner}" href="${address}"/></svg>`,
  ].join('');
}
