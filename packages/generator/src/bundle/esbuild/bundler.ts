// esbuild for what loads it late: its code is compiled in as CommonJS, whose names only a static import finds.
import { build, stop, transform } from 'esbuild';

export const bundler = { build, stop, transform };
