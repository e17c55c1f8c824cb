// Size of a picture in pixels, as browsers show it.
import { imageSize } from 'image-size';

/** `undefined` for what is no picture, or tells no size. */
export function pictureSize(content: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation } = imageSize(content);
    const [across, down] = isLyingDown(orientation) ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    return undefined;
  }
}

/** A photograph can say that it was taken with the camera on its side; browsers turn it upright. */
function isLyingDown(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5;
}
