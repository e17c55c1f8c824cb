// Resolves and loads style sheets, images and fonts. Class names in `.module.css` files get a suffix that depends only
// on the path of the file, so that the names are the same in Node, in browsers and in every build. Imports of images
// and fonts return the published URL.

import { basename, dirname, join } from 'node:path';
import type { OnResolveArgs, PluginBuild, ResolveResult } from 'esbuild';
import { hashedAssetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { hashOf } from '../../text/hash.ts';
import { encodePath } from '../../text/hrefs.ts';
import { fileNotFound } from '../../text/wording.ts';
import type { StyleRequest } from './bundle-styles.ts';
import { bundler } from './bundler.ts';
import { readInput, type SiteModules } from './site-modules.ts';

const assets = /\.(png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm|mp3|wav|pdf)$/i;

const languages: Readonly<Record<string, string>> = { scss: 'Sass', sass: 'Sass', less: 'Less', styl: 'Stylus' };

/** Marks resolve requests that this plugin sends to esbuild, to prevent infinite recursion. */
const internalRequest = { isAsked: true };

export function addStyles(build: PluginBuild, site: SiteModules): void {
  if (site.addressOfStatic) resolveUrls(build, site.addressOfStatic);
  addSheets(build, site);
  addAssets(build, site);
}

/** Resolves URLs in the site's style sheets that are not relative paths: `/…` refers to files in `static/`. */
function resolveUrls({ onResolve, resolve }: PluginBuild, addressOfStatic: StyleRequest['addressOfStatic']): void {
  onResolve({ filter: /^\/[^/]/ }, ({ kind, path }) => {
    if (kind !== 'url-token') return undefined;
    const [file, rest] = splitUrl(path);
    const address = addressOfStatic(decodeURI(file));
    if (address === undefined) return { errors: [{ text: fileNotFound(`static${file}`) }] };
    return { path: address + rest, external: true };
  });
  // Matches URLs with the fragment of an SVG, or with the suffix that old browsers require in font URLs.
  onResolve({ filter: /^[^/#][^:]*[?#]/ }, async ({ kind, path, importer, resolveDir }) => {
    if (kind !== 'url-token') return undefined;
    const [file, rest] = splitUrl(path);
    const found = await resolve(file, { kind, importer, resolveDir });
    return found.errors.length > 0 ? { errors: found.errors } : { path: found.path + rest, external: true };
  });
}

function splitUrl(url: string): readonly [path: string, rest: string] {
  const end = url.search(/[?#]|$/);
  return [url.slice(0, end), url.slice(end)];
}

function addSheets(build: PluginBuild, site: SiteModules): void {
  const { request, hasStyles, broken } = site;
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
    if (broken.has(path)) return { contents: '', loader: hasStyles ? 'local-css' : 'js' };
    if (!hasStyles) return { contents: await classNames(site, path), loader: 'json' };
    return { contents: (await readInput(site, path)) ?? '', loader: 'local-css', resolveDir };
  });
  build.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
    const contents = broken.has(path) || !hasStyles ? '' : await readInput(site, path);
    // Without styles, the sheet is an empty script.
    return contents === undefined
      ? undefined
      : { contents, ...(hasStyles && { loader: 'css' }), resolveDir: dirname(path) };
  });
}

/** Returns the class names as JSON. In browsers, the page loads the CSS rules. */
async function classNames(site: SiteModules, path: string): Promise<string> {
  const { outputFiles } = await bundler.build({
    stdin: { contents: `export { default } from ${JSON.stringify(`./${basename(path)}`)};`, resolveDir: dirname(path) },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    outdir: site.request.outdir,
    logLevel: 'silent',
    tsconfigRaw: {},
    plugins: [{ name: 'class names', setup: (build) => addStyles(build, { ...site, hasStyles: true }) }],
  });
  const code = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const [, object = '{}'] = /^var \w+ = (\{.*?\});$/ms.exec(code) ?? [];
  return object.replace(/^ +([\w$]+):/gm, '"$1":');
}

function addAssets(build: PluginBuild, site: SiteModules): void {
  const addressOf = async (path: string): Promise<string | undefined> => {
    const content = await readInput(site, path);
    if (content === undefined) return undefined;
    site.assets.set(path, { path, content });
    return encodePath(site.request.baseUrl + hashedAssetPath(path, content));
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
