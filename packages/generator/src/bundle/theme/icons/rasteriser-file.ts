// Where the library that draws SVG files as pictures has its program. What is compiled has its own copy of it, beside
// this code (scripts/compile.js).
import { createRequire } from 'node:module';

export function rasteriserFile(): string {
  return createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
}
