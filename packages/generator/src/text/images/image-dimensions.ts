// Determines the size of an image in pixels, as shown by browsers.
import { imageSize } from 'image-size';

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
