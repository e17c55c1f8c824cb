// The site's own style sheets, bundled into one whose rules win over all of the theme's. What was bundled the last time
// is taken over while every file that it was made of is the same.
import { error } from '../../diagnostics/create.ts';
import type { BundledFile } from '../../model/adapters/component-bundler.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { ConfiguredSheet, Look } from '../../model/theme.ts';
import { assetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { encodePath } from '../../text/hrefs.ts';
import { didYouMean } from '../../text/suggest.ts';
import type { LookRequest } from './generate-theme.ts';
import { styleMistakes } from './style-errors.ts';
import { recall, remember } from './theme-cache.ts';

type Sheets = Omit<Look, 'criticalCss' | 'replacedFonts' | 'fonts'>;

const nothing: Sheets = { css: '', files: [], inputs: [], diagnostics: [] };

export async function siteSheets(request: LookRequest): Promise<Sheets> {
  const { sheets } = request.look;
  if (sheets.length === 0) return nothing;
  const contents = await Promise.all(sheets.map(({ path }) => request.files.readBytes(path)));
  const missing = sheets.filter((_, index) => contents[index] === undefined);
  const present = sheets.filter((sheet) => !missing.includes(sheet));
  const made = present.length === 0 ? nothing : await bundled(request, present);
  const complaints = await Promise.all(missing.map((sheet) => missingSheet(sheet, request)));
  return {
    ...made,
    inputs: [...made.inputs, ...missing.map(({ path }) => path)],
    diagnostics: [...complaints, ...made.diagnostics],
  };
}

async function missingSheet({ path, position }: ConfiguredSheet, { files, config }: LookRequest): Promise<Diagnostic> {
  const known = (await files.list('', 'visible')).filter((each) => each.endsWith('.css'));
  const message = `There is no file ${path}`;
  return error({ code: 'css', message, file: config.file ?? '', position, hint: didYouMean(path, known) });
}

/** What is kept of a bundle. */
interface KeptSheets {
  readonly css: string;
  /** Paths from the site's folder. */
  readonly assets: readonly string[];
  /** From the site's folder, each with the hash of its content; `''`: it was not there. */
  readonly inputs: readonly (readonly [path: string, hash: string])[];
}

const record = 'sheets';

async function bundled(request: LookRequest, sheets: readonly ConfiguredSheet[]): Promise<Sheets> {
  const { files, config, hashOf } = request;
  const paths = sheets.map(({ path }) => path);
  const key = hashOf(JSON.stringify([request.codeHash, paths, config.baseUrl]));
  const known = request.isForced ? undefined : recall<KeptSheets>(request, record, key)?.value;
  const assets = known && (await unchanged(known, request));
  if (known && assets) {
    const made = known.assets.map((path) => outputOf({ path, content: assets.get(path) ?? '' }, hashOf));
    return { css: known.css, files: made, inputs: known.inputs.map(([path]) => path), diagnostics: [] };
  }
  const hashes = new Map<string, string>();
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const fromRoot = pathFromRoot(files.root, path);
    const content = await files.readBytes(fromRoot);
    hashes.set(fromRoot, content === undefined ? '' : hashOf(content));
    return content;
  };
  const { baseUrl } = config;
  const bundle = await request.bundleStyles({
    root: files.root,
    sheets: paths,
    layer: 'site',
    addressOf: (file) => encodePath(baseUrl + outputOf(file, hashOf).path),
    addressOfStatic: (path) => (request.staticFiles.has(path.slice(1)) ? baseUrl + path.slice(1) : undefined),
    read,
    isLive: request.isLive,
  });
  for (const path of bundle.inputs) if (!hashes.has(pathFromRoot(files.root, path))) await read(path);
  const diagnostics = styleMistakes(bundle.mistakes, files.root);
  if (diagnostics.length === 0) {
    const assetPaths = bundle.assets.map(({ path }) => pathFromRoot(files.root, path));
    remember<KeptSheets>(request, record, { key, value: { css: bundle.css, assets: assetPaths, inputs: [...hashes] } });
  }
  const made = bundle.assets.map((file) => outputOf(file, hashOf));
  return { css: bundle.css, files: made, inputs: [...hashes.keys()], diagnostics };
}

/** The contents of what was read then; `undefined`: something has changed. */
async function unchanged(
  { inputs }: KeptSheets,
  { files, hashOf }: LookRequest,
): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
  const contents = new Map<string, Uint8Array>();
  for (const [path, hash] of inputs) {
    const content = await files.readBytes(path);
    if ((content === undefined ? '' : hashOf(content)) !== hash) return undefined;
    if (content !== undefined) contents.set(path, content);
  }
  return contents;
}

/** `art/stars.svg` becomes `assets/stars.1f2e3d4c.svg`, as pictures of articles do. */
function outputOf(
  { path, content }: { readonly path: string; readonly content: BundledFile['content'] | string },
  hashOf: LookRequest['hashOf'],
): { readonly path: OutputPath; readonly content: BundledFile['content'] | string } {
  const [, name = '', ending = ''] = /(?<![^/\\])([^/\\]*?)(\.[^./\\]+)?$/.exec(path) ?? [];
  return { path: assetPath(`${name}.${hashOf(content).slice(0, 8)}${ending}`), content };
}
