// Renders SVG to PNG. This is the only module that imports resvg. resvg is loaded only if an icon must be rendered.
import { brotliDecompressSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readAbsolute } from '../../../platform/node-files.ts';
import { rasterizerFile } from './rasterizer-file.ts';

interface Raster {
  readonly png: Uint8Array;
  /** Whether all pixels have the same color. */
  readonly isBlank: boolean;
}

type Rasterise = (svg: string, size: number) => Raster;

export async function openRasterizer(): Promise<Rasterise> {
  const program = await readAbsolute(rasterizerFile());
  try {
    // The compiled package contains the WebAssembly module compressed with Brotli.
    await initWasm(program[0] === 0 ? program : brotliDecompressSync(program));
  } catch (error) {
    // Throws an error if resvg is already initialized, which is possible only once per process.
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

/** Whether all pixels, which have four bytes each, have the same color. */
function hasOneColor(pixels: Uint8Array): boolean {
  return pixels.every((byte, index) => byte === pixels[index % 4]);
}
