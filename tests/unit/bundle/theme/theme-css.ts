// Parses the theme's style sheets: declarations, text colors, and backgrounds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../packages/theme/src', import.meta.url));

interface Block {
  /** Path relative to the theme's folder. */
  readonly file: string;
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
}

const themeSheets: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')]),
);

/** Innermost blocks of declarations, in source order. */
export const themeBlocks: readonly Block[] = [...themeSheets].flatMap(([file, text]) =>
  [...text.matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    declarations: new Map(
      body
        .split(';')
        .map((each) => each.trim().split(/:([\s\S]*)/))
        .flatMap(([name, value]) => (name && value ? [[name, value.trim()] as const] : [])),
    ),
  })),
);

/** Custom properties of `:root` outside of media queries, with their values. */
export const themeTokens: ReadonlyMap<string, string> = new Map(
  ['browser/critical/tokens.css', 'styles/tokens.css'].flatMap((file) => {
    const [root] = themeBlocks.filter((block) => block.file === file && block.selector === ':root');
    return [...(root?.declarations ?? [])].filter(([name]) => name.startsWith('--'));
  }),
);
