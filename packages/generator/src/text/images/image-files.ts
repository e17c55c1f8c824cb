// Determines the size of image files, and finds files whose content is damaged or does not match their extension.

import { imageSize } from 'image-size';

/** Formats by file extension, named as in `image-size`. */
const formats: ReadonlyMap<string, string> = new Map(
  Object.entries({ png: 'png', jpg: 'jpg', jpeg: 'jpg', gif: 'gif', webp: 'webp', svg: 'svg', bmp: 'bmp' }),
);

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ jpg: 'a JPEG image', svg: 'an SVG image', heif: 'an HEIF image', icns: 'an icon' }),
);

/** Error for SVG files that contain a script, which runs if the file is opened directly. */
export const containsScript = 'contains a script';

/** Maximum width and height in pixels. Browsers do not show larger images. */
const largest = 100_000;

const endOfJpeg = Buffer.of(0xff, 0xd9);

/**
 * Returns the predicate of a sentence whose subject is the image, or `undefined` if the file is valid or is not an
 * image.
 */
export function imageError(path: string, content: Uint8Array, picture: PictureFile | undefined): string | undefined {
  const ending = /\.(\w+)$/.exec(path.toLowerCase())?.[1] ?? '';
  const format = formats.get(ending);
  if (format === undefined) return undefined;
  if (content.length === 0) return 'is an empty file';
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  // SVG files do not have to specify a size.
  if (format === 'svg' && (picture === undefined || picture.type === 'svg'))
    return /<(?:\w+:)?svg\b/.test(bytes.toString('latin1')) ? undefined : 'is not an SVG image';
  if (picture === undefined) return `is not a valid ${ending.toUpperCase()} image`;
  if (picture.type !== format) return `is ${names.get(picture.type) ?? `a ${picture.type.toUpperCase()} image`}`;
  if (Math.max(picture.width, picture.height) > largest)
    return `is too large: ${picture.width} × ${picture.height} pixels, the limit is ${largest} on each side`;
  const isCut = format === 'png' ? bytes.lastIndexOf('IEND') < 0 : format === 'jpg' && bytes.lastIndexOf(endOfJpeg) < 0;
  return isCut ? 'is incomplete: the end of the file is missing' : undefined;
}

export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** Format according to the first bytes, such as `png`, `jpg` or `svg`. */
  readonly type: string;
}

/** Returns `undefined` if the content is not an image or if the image has no size. */
export function imageInfo(content: Uint8Array): PictureFile | undefined {
  try {
    const { width, height, orientation, type = '' } = imageSize(content);
    const [across, down] = isRotated(orientation) ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down), type };
  } catch {
    return undefined;
  }
}

/** EXIF orientations 5 and above swap width and height: the camera was held sideways, and browsers rotate the photo. */
function isRotated(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5;
}
