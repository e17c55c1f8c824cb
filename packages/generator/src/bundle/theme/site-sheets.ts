// Bundles the site's style sheets into one cascade layer that takes precedence over the theme's layers. The bundle is
// cached until one of its inputs changes.

import { cachedResult } from '../../caching/cached-result.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { SiteTheme } from '../../model/theme.ts';
import { hashedAssetPath } from '../../routes/output-paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { didYouMean, fileNotFound } from '../../text/wording.ts';
import { styleErrors } from './style-errors.ts';
import type { ThemeRequest } from './theme-request.ts';

type Sheets = Omit<SiteTheme, 'criticalCss' | 'replacedFonts'>;

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

async function bundled(request: ThemeRequest, paths: readonly string[]): Promise<Sheets> {
  const { files, config, staticFiles, isLive } = request;
  const { baseUrl } = config;
  const contents = new Map<string, Uint8Array>();
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const content = await files.readBytes(path);
    if (content) contents.set(path, content);
    return content;
  };
  const source = { nameOf: () => 'look/sheets.json', from: [paths, baseUrl], read };
  const { value, inputs } = await cachedResult(request, source, async (reads) => {
    request.onBundle?.();
    const { bundleStyles } = await import('../esbuild/bundle-styles.ts');
    const bundle = await bundleStyles({
      root: files.root,
      sheets: paths,
      layer: 'site',
      baseUrl,
      addressOfStatic: (path) => (staticFiles.has(path.slice(1)) ? baseUrl + path.slice(1) : undefined),
      read: (path) => reads.read(pathFromRoot(files.root, path)),
      isLive,
    });
    const { css, problems } = bundle;
    const fromRoot = (absolute: readonly string[]) => absolute.map((path) => pathFromRoot(files.root, path));
    const assets = fromRoot(bundle.assets.map(({ path }) => path));
    return { value: { css, assets, problems }, paths: fromRoot(bundle.inputs), isReusable: problems.length === 0 };
  });
  return {
    css: value.css,
    files: value.assets.map((path) => {
      const content = contents.get(path) ?? '';
      return { path: hashedAssetPath(path, content), content };
    }),
    inputs: inputs.map(([path]) => path),
    diagnostics: styleErrors(value.problems, files.root),
  };
}
