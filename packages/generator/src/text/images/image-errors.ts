// What is wrong with a picture file by its own bytes: names can lie about what is in a file, and half of it can be
// missing.
import type { PictureFile } from './image-dimensions.ts';

/** Formats by the ending of a name, as `image-size` calls them. */
const formats: ReadonlyMap<string, string> = new Map(
  Object.entries({ png: 'png', jpg: 'jpg', jpeg: 'jpg', gif: 'gif', webp: 'webp', svg: 'svg', bmp: 'bmp' }),
);

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ jpg: 'a JPEG picture', svg: 'an SVG drawing', heif: 'an HEIF picture', icns: 'an icon' }),
);

/** Code in a drawing runs where the file is opened by itself. */
export const scriptFlaw = 'has a script in it';

/** In pixels; no browser shows more. */
const largest = 100_000;

const endOfJpeg = Buffer.of(0xff, 0xd9);

/** Ends a sentence that begins with the picture's name; `undefined`: it is what it seems, or no picture. */
export function pictureFlaw(path: string, content: Uint8Array, picture: PictureFile | undefined): string | undefined {
  const ending = /\.(\w+)$/.exec(path.toLowerCase())?.[1] ?? '';
  const format = formats.get(ending);
  if (format === undefined) return undefined;
  if (content.length === 0) return 'is an empty file';
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  // A drawing need not say how large it is.
  if (format === 'svg' && (picture === undefined || picture.type === 'svg'))
    return /<(?:\w+:)?svg\b/.test(bytes.toString('latin1')) ? undefined : 'is no SVG drawing';
  if (picture === undefined) return `is no ${ending.toUpperCase()} picture that a browser can show`;
  if (picture.type !== format) return `is ${names.get(picture.type) ?? `a ${picture.type.toUpperCase()} picture`}`;
  if (Math.max(picture.width, picture.height) > largest)
    return `says that it is ${picture.width} × ${picture.height} pixels large`;
  const isCut = format === 'png' ? bytes.lastIndexOf('IEND') < 0 : format === 'jpg' && bytes.lastIndexOf(endOfJpeg) < 0;
  return isCut ? 'is cut off: its end is missing' : undefined;
}
