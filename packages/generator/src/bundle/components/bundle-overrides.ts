// The parts of the theme that a site has in a form of its own: bundled with the theme's modules into what draws its
// pages, in Node and in browsers. What the build before made is taken over while everything in it is the same.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import { type MadeOwnParts, rendererName, shellName } from '../../model/overrides.ts';
import type { OutputPath } from '../../model/paths.ts';
import { hrefOf } from '../../routes/routes.ts';
import type { BundleSiteRequest } from './bundle-site.ts';
import { type MadeComponents, makeComponents } from './compile-components.ts';
import { knownComponents, rememberComponents } from './known-components.ts';
import { partMistakes } from './override-errors.ts';

/** `parts`: `undefined` where a mistake leaves none. */
interface BundledOwnParts {
  readonly parts: MadeOwnParts | undefined;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `found.modules` of the request are the parts, by their names. */
export async function bundleOwnParts(request: BundleSiteRequest): Promise<BundledOwnParts> {
  const known = request.isForced ? undefined : await knownComponents(request);
  const made = known ?? (await makeComponents(request));
  if (!known && made.diagnostics.length === 0) await rememberComponents(request, made);
  const inputs = made.inputs.map(([path]) => path);
  const diagnostics = partMistakes(made.diagnostics);
  return { parts: diagnostics.length === 0 ? partsOf(made, request) : undefined, inputs, diagnostics };
}

function partsOf(made: MadeComponents, { baseUrl, codeHash, hashOf }: BundleSiteRequest): MadeOwnParts | undefined {
  const renderer = made.modules.find(({ name }) => name === rendererName);
  const fileOf = (path: OutputPath): OutputFile => ({ path, content: made.contents.get(path) ?? '' });
  const named = new Map(made.articleFiles.map(({ name, path, loads }) => [name as string, { path, loads }]));
  const shell = named.get(`island:${shellName}`);
  const sheet = named.get(`styles:${rendererName}`);
  if (!renderer || !shell) return undefined;
  const islands = made.articleFiles.filter(({ name }) => name.startsWith('island:') && name !== `island:${shellName}`);
  const others = new Set([...islands.flatMap(({ path, loads }) => [path, ...loads]), ...made.assets]);
  const hash = hashOf(JSON.stringify([codeHash, renderer.hash, shell.path, islands.map(({ path }) => path)]));
  return {
    own: {
      file: renderer.file,
      hash,
      islands: Object.fromEntries(
        islands.map(({ name, path }) => [name.slice('island:'.length), hrefOf({ baseUrl }, path)]),
      ),
    },
    files: {
      shellScript: fileOf(shell.path),
      styles: sheet === undefined ? '' : String(fileOf(sheet.path).content),
      others: [...others].map(fileOf),
    },
  };
}
