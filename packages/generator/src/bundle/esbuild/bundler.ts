// Re-exports esbuild for dynamic imports. esbuild is a CommonJS package, whose named exports require a static import.
import { build, stop, transform } from 'esbuild';

export const bundler = { build, stop, transform };
