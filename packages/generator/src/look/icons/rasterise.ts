// Draws SVG files as PNG pictures. The only user of resvg, which is loaded for sites that need it, and only when there
// is something to draw.
import { brotliDecompressSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { rasteriserFile } from './rasteriser-file.ts';

type Rasterise = (svg: string, size: number) => Uint8Array;

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
    picture.free();
    drawing.free();
    return png;
  };
}
