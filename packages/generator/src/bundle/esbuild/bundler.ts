// Re-exports esbuild for dynamic imports. docsgen is compiled to CommonJS, whose named exports require a static import.
import { build, stop, transform } from 'esbuild';

export const bundler = { build, stop, transform };
