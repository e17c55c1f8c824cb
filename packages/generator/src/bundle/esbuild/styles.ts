// Loads the style sheets, images and fonts of components. Class names in `.module.css` files get a suffix that depends
// only on the path of the file, so that they are the same in Node, in browsers and in every build. Imports of images
// and fonts return the published URL.
import { basename, dirname, join } from 'node:path';
import type { OnResolveArgs, Plugin, PluginBuild, ResolveResult } from 'esbuild';
import { hashOf } from '../../platform/hash.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { type Bundling, readInput } from './bundling.ts';

const assets = /\.(png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm|mp3|wav|pdf)$/i;

const languages: Readonly<Record<string, string>> = { scss: 'Sass', sass: 'Sass', less: 'Less', styl: 'Stylus' };

/** Marks resolve requests that this plugin sends to esbuild, to prevent infinite recursion. */
const internalRequest = { isAsked: true };

export function stylesPlugin(bundling: Bundling): Plugin {
  return {
    name: 'component styles',
    setup: (build) => {
      readStyles(build, bundling);
      readAssets(build, bundling);
    },
  };
}

function readStyles(build: PluginBuild, bundling: Bundling): void {
  const { request, target, broken } = bundling;
  build.onResolve({ filter: /\.module\.css$/ }, async (args) => {
    const found =
      args.pluginData === internalRequest || args.kind === 'entry-point' ? undefined : await resolveWith(build, args);
    if (!found || found.errors.length > 0) return undefined;
    const mark = hashOf(pathFromRoot(request.root, found.path)).slice(0, 6);
    const name = basename(found.path).replace(/\.module\.css$/, `-${mark}.module.css`);
    // The path is relative to the site's root, because the names of bundles depend on the paths of their inputs.
    const path = pathFromRoot(request.root, join(dirname(found.path), name));
    return { path, namespace: 'docsgen-styles', pluginData: found.path };
  });
  build.onResolve({ filter: /\.(scss|sass|less|styl)$/ }, ({ path }) => {
    const language = languages[path.split('.').at(-1) ?? ''];
    return { errors: [{ text: `${language} is not supported: '${path}'` }] };
  });
  build.onLoad({ filter: /./, namespace: 'docsgen-styles' }, async ({ pluginData }) => {
    const path = String(pluginData);
    const resolveDir = dirname(path);
    if (broken.has(path)) return { contents: '', loader: target === 'node' ? 'local-css' : 'js' };
    if (target === 'browser') return { contents: await classNames(bundling, path), resolveDir };
    return { contents: (await readInput(bundling, path)) ?? '', loader: 'local-css', resolveDir };
  });
  build.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
    // In browsers, the page loads the style sheet itself.
    if (target === 'browser') return { contents: '' };
    const contents = broken.has(path) ? '' : await readInput(bundling, path);
    return contents === undefined ? undefined : { contents, loader: 'css', resolveDir: dirname(path) };
  });
}

/** Returns the code of the module that exports the class names. The page loads the CSS rules separately. */
async function classNames(bundling: Bundling, path: string): Promise<string> {
  const { request, build } = bundling;
  const { outputFiles = [] } = await build({
    stdin: { contents: `export { default } from ${JSON.stringify(`./${basename(path)}`)};`, resolveDir: dirname(path) },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: request.outdir,
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [stylesPlugin({ ...bundling, target: 'node' })],
  });
  const code = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const classes = [...code.matchAll(/^ +(?:"([^"]+)"|([\w$]+)): (".*"),?$/gm)];
  const entries = classes.map(([, quoted, plain, value]) => [quoted ?? plain ?? '', value ?? '""'] as const);
  const named = entries.filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
  return [
    ...named.map(([name, value], index) => `const n${index} = ${value}; export { n${index} as ${name} };`),
    `export default { ${entries.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(', ')} };`,
  ].join('\n');
}

function readAssets(build: PluginBuild, bundling: Bundling): void {
  const addressOf = async (path: string): Promise<string | undefined> => {
    const content = await readInput(bundling, path);
    if (content === undefined) return undefined;
    bundling.assets.set(path, { path, content });
    return bundling.request.addressOf({ path, content });
  };
  build.onResolve({ filter: assets }, async (args) => {
    if (args.kind !== 'url-token' || args.pluginData === internalRequest || /^([a-z]+:|\/)/i.test(args.path))
      return undefined;
    const found = await resolveWith(build, args);
    const address = found.errors.length > 0 ? undefined : await addressOf(found.path);
    return address === undefined ? undefined : { path: address, external: true };
  });
  build.onLoad({ filter: assets, namespace: 'file' }, async ({ path }) => {
    const address = await addressOf(path);
    return address === undefined ? undefined : { contents: `export default ${JSON.stringify(address)};` };
  });
}

function resolveWith(build: PluginBuild, { path, kind, importer, resolveDir }: OnResolveArgs): Promise<ResolveResult> {
  return build.resolve(path, { kind, importer, resolveDir, pluginData: internalRequest });
}
