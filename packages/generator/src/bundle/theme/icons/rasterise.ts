// Draws SVG files as PNG pictures. The only user of resvg, which is loaded for sites that need it, and only when there
// is something to draw.
import { brotliDecompressSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { rasteriserFile } from './rasteriser-file.ts';

interface Raster {
  readonly png: Uint8Array;
  /** All of it has one colour. */
  readonly isBlank: boolean;
}

type Rasterise = (svg: string, size: number) => Raster;

export async function openRasteriser(readAbsolute: (path: string) => Promise<Uint8Array>): Promise<Rasterise> {
  const program = await readAbsolute(rasteriserFile());
  try {
    // What is compiled has it packed.
    await initWasm(program[0] === 0 ? program : brotliDecompressSync(program));
  } catch (error) {
    // It can be started once in a process, and tells if it was.
    if (!/already/i.test(String(error))) throw error;
  }
  return (svg, size) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
    const picture = drawing.render();
    const png = picture.asPng();
    const isBlank = hasOneColor(picture.pixels);
    picture.free();
    drawing.free();
    return { png, isBlank };
  };
}

/** Four bytes make a pixel. */
function hasOneColor(pixels: Uint8Array): boolean {
  return pixels.every((byte, index) => byte === pixels[index % 4]);
}
