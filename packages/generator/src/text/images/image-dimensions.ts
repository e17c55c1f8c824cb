// Size of a picture in pixels, as browsers show it.
import { imageSize } from 'image-size';

export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** Its format by its first bytes: `png`, `jpg`, `svg`. */
  readonly type: string;
}

/** `undefined` for what is no picture, or tells no size. */
export function pictureFile(content: Uint8Array): PictureFile | undefined {
  try {
    const { width, height, orientation, type = '' } = imageSize(content);
    const [across, down] = isLyingDown(orientation) ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down), type };
  } catch {
    return undefined;
  }
}

/** A photograph can say that it was taken with the camera on its side; browsers turn it upright. */
function isLyingDown(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5;
}
