// Image files that are damaged, or that are not what their name says.
import { describe, expect, it } from 'vitest';
import { imageError, imageInfo } from '../../../packages/generator/src/text/images/image-files.ts';

const endOfPng = [0, 0, 0, 0, ...Buffer.from('IEND'), 0xae, 0x42, 0x60, 0x82];

/** https://www.w3.org/TR/png-3/#11IHDR: signature, length and name of the first chunk, width, height, colors, checksum. */
function png(width: number, height: number, end: readonly number[] = endOfPng): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const begin = [0x89, ...Buffer.from('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...Buffer.from('IHDR')];
  return Buffer.from([...begin, ...size, 8, 2, 0, 0, 0, 0, 0, 0, 0, ...end]);
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf: start, frame header (8 bits, 40 × 30, three components), end. */
const frame = [0xff, 0xc0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
const app = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
const jpg = (...end: readonly number[]): Buffer => Buffer.from([0xff, 0xd8, ...app, ...frame, ...end]);

const gif = Buffer.from([...Buffer.from('GIF89a'), 40, 0, 30, 0, 0, 0, 0, 0x3b]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>');
const errorOf = (path: string, content: Buffer): string | undefined => imageError(path, content, imageInfo(content));

describe('an image file', () => {
  it.each([
    ['a.png', png(40, 30)],
    ['a.PNG', png(100_000, 1)],
    ['a.jpg', jpg(0xff, 0xd9)],
    ['a.jpeg', jpg(0xff, 0xd9, 0)],
    ['a.gif', gif],
    ['a.svg', svg],
    ['a.svg', Buffer.from('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"></svg:svg>')],
    ['a.txt', Buffer.from('no image')],
    ['a.avif', Buffer.from('unknown')],
    ['a', Buffer.alloc(0)],
  ])('%s is valid', (path, content) => {
    expect(errorOf(path, content)).toBeUndefined();
  });

  it.each([
    ['a.png', png(40, 30, []), 'is incomplete: the end of the file is missing'],
    ['a.jpg', jpg(), 'is incomplete: the end of the file is missing'],
    ['a.png', png(100_001, 1), 'is too large: 100001 × 1 pixels, the limit is 100000 on each side'],
    ['a.png', png(1, 100_001), 'is too large: 1 × 100001 pixels, the limit is 100000 on each side'],
    ['a.png', Buffer.alloc(0), 'is an empty file'],
    ['a.bmp', Buffer.from('text'), 'is not a valid BMP image'],
    ['a.webp', Buffer.from('text'), 'is not a valid WEBP image'],
    ['a.jpeg', Buffer.from('text'), 'is not a valid JPEG image'],
    ['a.svg', Buffer.from('<p>text</p>'), 'is not an SVG image'],
    ['a.png', jpg(0xff, 0xd9), 'is a JPEG image'],
    ['a.gif', svg, 'is an SVG image'],
    ['a.svg', png(40, 30), 'is a PNG image'],
    ['a.jpg', gif, 'is a GIF image'],
  ])('%s is reported: %#', (path, content, problem) => {
    expect(errorOf(path, content)).toBe(problem);
  });

  it.each([
    ['heif', 'is an HEIF image'],
    ['icns', 'is an icon'],
    ['tiff', 'is a TIFF image'],
  ])('an image of the type %s is named', (type, problem) => {
    expect(imageError('a.png', png(1, 1), { width: 1, height: 1, type })).toBe(problem);
  });

  it('has the size in its first bytes', () => {
    expect(imageInfo(png(40, 30))).toEqual({ width: 40, height: 30, type: 'png' });
    expect(imageInfo(jpg(0xff, 0xd9))).toEqual({ width: 40, height: 30, type: 'jpg' });
    expect(imageInfo(svg)).toEqual({ width: 40, height: 30, type: 'svg' });
    expect(imageInfo(Buffer.from('text'))).toBeUndefined();
  });
});
