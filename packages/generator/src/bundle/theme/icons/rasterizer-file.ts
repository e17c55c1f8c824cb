// Path of resvg's WebAssembly module. `scripts/compile.js` replaces this file, because the compiled package contains a
// copy of the module.
import { createRequire } from 'node:module';

export function rasterizerFile(): string {
  return createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
}
