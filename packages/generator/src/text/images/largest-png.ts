// Reads the PNG images of an ICO file, and converts its 32-bit bitmaps to PNG.
import { crc32, deflateSync } from 'node:zlib';

/** Returns the largest image of a PNG or ICO file, or `undefined` if it has no supported image. */
export function largestPng(bytes: Uint8Array): Uint8Array | undefined {
  if (isPng(bytes)) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || view.getUint32(0, true) !== 0x10000) return undefined;
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, index) => 6 + index * 16);
  const pictures = entries.flatMap((at) => {
    if (at + 16 > bytes.length) return [];
    const start = view.getUint32(at + 12, true);
    // A width of 256 pixels is stored as 0.
    const width = bytes[at] || 256;
    const picture = bytes.subarray(start, start + view.getUint32(at + 8, true));
    const png = isPng(picture) ? picture : pngOfBitmap(picture);
    return png ? [{ width, png }] : [];
  });
  return pictures.sort((a, b) => b.width - a.width)[0]?.png;
}

function isPng(bytes: Uint8Array): boolean {
  return [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte);
}

/** Rows are stored bottom-up, pixels as blue, green, red and alpha. A 1-bit mask follows and is ignored. */
function pngOfBitmap(bitmap: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bitmap.buffer, bitmap.byteOffset, bitmap.byteLength);
  if (bitmap.length < 40 || view.getUint16(14, true) !== 32) return undefined;
  const [start, width, height] = [view.getUint32(0, true), view.getInt32(4, true), view.getInt32(8, true) / 2];
  if (width < 1 || width > 1024 || height !== width || bitmap.length < start + width * height * 4) return undefined;
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const from = start + (height - 1 - row) * width * 4;
    const to = row * (width * 4 + 1) + 1;
    for (let at = 0; at < width * 4; at += 4) {
      const [blue = 0, green = 0, red = 0, alpha = 0] = bitmap.subarray(from + at, from + at + 4);
      rows.set([red, green, blue, alpha], to + at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, color type 6 (RGBA).
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
