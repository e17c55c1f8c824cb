// Bundles the site's style sheets into one cascade layer that takes precedence over the theme's layers. The bundle is
// cached until one of its inputs changes.

import { type ResultSource, readResult, writeResult } from '../../caching/cached-result.ts';
import { recordReads } from '../../caching/recorded-reads.ts';
import { error } from '../../diagnostics/create.ts';
import type { BundledFile } from '../../model/adapters/component-bundler.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { SiteTheme } from '../../model/theme.ts';
import { assetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { encodePath } from '../../text/hrefs.ts';
import { didYouMean } from '../../text/suggest.ts';
import { fileNotFound } from '../../text/wording.ts';
import { styleErrors } from './style-errors.ts';
import type { ThemeRequest } from './theme-request.ts';

type Sheets = Omit<SiteTheme, 'criticalCss' | 'replacedFonts' | 'fonts'>;

const nothing: Sheets = { css: '', files: [], inputs: [], diagnostics: [] };

export async function siteSheets(request: ThemeRequest): Promise<Sheets> {
  const { css: sheets } = request.config;
  if (sheets.length === 0) return nothing;
  const contents = await Promise.all(sheets.map((path) => request.files.readBytes(path)));
  const missing = sheets.filter((_, index) => contents[index] === undefined);
  const present = sheets.filter((sheet) => !missing.includes(sheet));
  const bundle = present.length === 0 ? nothing : await bundled(request, present);
  const notFound = await Promise.all(missing.map((sheet) => missingSheet(sheet, request)));
  return {
    ...bundle,
    inputs: [...bundle.inputs, ...missing],
    diagnostics: [...notFound, ...bundle.diagnostics],
  };
}

async function missingSheet(path: string, { files, config }: ThemeRequest): Promise<Diagnostic> {
  const known = (await files.list('', 'visible')).filter((each) => each.endsWith('.css'));
  const message = fileNotFound(path);
  const position = config.positionOf(['css', config.css.indexOf(path)]);
  return error({ code: 'css', message, file: config.file ?? '', position, hint: didYouMean(path, known) });
}

interface CachedSheets {
  readonly css: string;
  /** Paths relative to the site's root. */
  readonly assets: readonly string[];
}

async function bundled(request: ThemeRequest, paths: readonly string[]): Promise<Sheets> {
  const { files, config, hashOf } = request;
  const { baseUrl } = config;
  const contents = new Map<string, Uint8Array>();
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const content = await files.readBytes(path);
    if (content) contents.set(path, content);
    return content;
  };
  const source: ResultSource = { nameOf: () => 'look/sheets.json', from: [paths, baseUrl], read };
  const known = await readResult<CachedSheets>(request, source);
  if (known) {
    const { css, assets } = known.value;
    const reused = assets.map((path) => outputOf({ path, content: contents.get(path) ?? '' }, hashOf));
    return { css, files: reused, inputs: known.inputs.map(([path]) => path), diagnostics: [] };
  }
  const reads = recordReads(read, hashOf);
  const bundle = await request.bundleStyles({
    root: files.root,
    sheets: paths,
    layer: 'site',
    addressOf: (file) => encodePath(baseUrl + outputOf(file, hashOf).path),
    addressOfStatic: (path) => (request.staticFiles.has(path.slice(1)) ? baseUrl + path.slice(1) : undefined),
    read: (path) => reads.read(pathFromRoot(files.root, path)),
    isLive: request.isLive,
  });
  const hashes = await reads.hashes(bundle.inputs.map((path) => pathFromRoot(files.root, path)));
  const diagnostics = styleErrors(bundle.mistakes, files.root);
  if (diagnostics.length === 0) {
    const assets = bundle.assets.map(({ path }) => pathFromRoot(files.root, path));
    writeResult<CachedSheets>(request, source, { value: { css: bundle.css, assets }, inputs: [...hashes] });
  }
  const published = bundle.assets.map((file) => outputOf(file, hashOf));
  return { css: bundle.css, files: published, inputs: [...hashes.keys()], diagnostics };
}

/** Returns `assets/stars.1f2e3d4c.svg` for `art/stars.svg`, in the same format as for images in articles. */
function outputOf(
  { path, content }: { readonly path: string; readonly content: BundledFile['content'] | string },
  hashOf: ThemeRequest['hashOf'],
): { readonly path: OutputPath; readonly content: BundledFile['content'] | string } {
  const [, name = '', ending = ''] = /(?<![^/\\])([^/\\]*?)(\.[^./\\]+)?$/.exec(path) ?? [];
  return { path: assetPath(`${name}.${hashOf(content).slice(0, 8)}${ending}`), content };
}
