// Path of resvg's WebAssembly module. `scripts/compile.js` replaces this file, because the compiled package has its own
// copy.
import { createRequire } from 'node:module';

export function rasterizerFile(): string {
  return createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
}
