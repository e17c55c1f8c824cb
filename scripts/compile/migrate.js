// @ts-check
// Compiles the package that migrates sites. Its dependencies are installed with it instead of bundled.
import { join } from 'node:path';
import { build } from 'esbuild';
import { packages, shared } from './options.js';

const source = join(packages, 'migrate/src');
const options = {
  ...shared,
  outdir: join(packages, 'migrate/dist'),
  banner: { js: '' },
  // The paths in `tsconfig.json` are ignored, because docsgen's sources would be bundled otherwise.
  tsconfigRaw: {},
};

export function compileMigrate() {
  return build({
    ...options,
    entryPoints: { cli: join(source, 'cli.ts'), 'site-process': join(source, 'foreign/site-process.ts') },
    packages: 'external',
  });
}

/** Replacements for Docusaurus modules, for the bundler of a site's components. The code also runs in browsers. */
export async function compileDocusaurusModules() {
  return build({
    ...options,
    entryPoints: { docusaurus: join(source, 'compat/docusaurus.ts') },
    define: { ...options.define, admonitionTitles: JSON.stringify(await admonitionTitles()) },
    splitting: false,
    jsx: 'automatic',
    external: ['react'],
  });
}

/** Returns the titles of admonitions in all UI languages. */
async function admonitionTitles() {
  const entryPoints = [join(packages, 'theme/src/i18n/languages.ts')];
  const { outputFiles } = await build({ ...options, entryPoints, splitting: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  /** @type {{ languages: Record<string, () => Promise<{ article: Record<string, string> }>> }} */
  const { languages } = await import(`data:text/javascript;base64,${code}`);
  const titles = Object.entries(languages).map(async ([tag, load]) => {
    const { note, tip, info, warning, danger } = (await load()).article;
    return [tag, { note, tip, info, warning, danger }];
  });
  return Object.fromEntries(await Promise.all(titles));
}
