// Creates a Windows icon file (ICO), which search engines and old browsers request, from PNG images.

interface IconPicture {
  /** Width and height in pixels, at most 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

const headerLength = 6;
const entryLength = 16;

export function icoFile(pictures: readonly IconPicture[]): Uint8Array {
  const start = headerLength + pictures.length * entryLength;
  const length = pictures.reduce((sum, { png }) => sum + png.length, start);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = start;
  pictures.forEach(({ size, png }, index) => {
    const entry = headerLength + index * entryLength;
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  });
  return file;
}
