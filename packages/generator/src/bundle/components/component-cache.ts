// Caches compiled components with the hashes of all their inputs. If no input has changed since the previous build,
// esbuild is not loaded. If a cached file is damaged or missing, the components are compiled again.
import type { CompiledModule } from '../../model/components.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { BundleSiteRequest } from './bundle-site.ts';
import { type CompiledComponents, componentFolder } from './compile-components.ts';

interface ComponentRecord extends Pick<CompiledComponents, 'articleFiles' | 'assets' | 'diagnostics'> {
  /** `file` is the name of the module's file. */
  readonly modules: readonly CompiledModule[];
  /** For `stamp`, see `SiteFiles.settledStamp`. It is `''` if the file is missing or has no settled stamp. */
  readonly inputs: readonly (readonly [path: string, hash: string, stamp: string])[];
  /** File names and hashes. */
  readonly nodeFiles: readonly (readonly [name: string, hash: string])[];
  readonly contents: readonly (readonly [path: OutputPath, hash: string])[];
}

/** Returns the cached components, or `undefined` if there are none or an input has changed. */
export async function readCachedComponents(request: BundleSiteRequest): Promise<CompiledComponents | undefined> {
  const { folder, hashOf } = request;
  const record = readRecord(request);
  const inputs = record && (await sameInputs(record, request));
  if (!record || !inputs) return undefined;
  const isSame = (name: string, hash: string): Uint8Array | undefined => {
    const content = folder.read(name);
    return content && hashOf(content) === hash ? content : undefined;
  };
  if (!record.nodeFiles.every(([name, hash]) => isSame(nodeFile(name), hash))) return undefined;
  const contents = new Map<OutputPath, Uint8Array>();
  for (const [path, hash] of record.contents) {
    const content = isSame(publishedFile(path), hash);
    if (!content) return undefined;
    contents.set(path, content);
  }
  const hadStamps = record.inputs.every(([, hash, stamp], index) => hash === '' || stamp === inputs[index]?.[2]);
  if (!hadStamps) writeRecord(request, { ...record, inputs });
  return {
    ...record,
    contents,
    modules: record.modules.map((module) => ({ ...module, file: folder.pathOf(nodeFile(module.file)) })),
    nodeFiles: record.nodeFiles.map(([name]) => name),
    inputs: inputs.map(([path, hash]) => [path, hash]),
  };
}

/**
 * Stores compiled components that have no errors. Warnings are stored as well, so that later builds report them again.
 */
export async function cacheComponents(request: BundleSiteRequest, made: CompiledComponents): Promise<void> {
  const { folder, files, hashOf } = request;
  const prefix = folder.pathOf(nodeFile('')).length;
  for (const [path, content] of made.contents) folder.write(publishedFile(path), content);
  const inputs = await Promise.all(
    made.inputs.map(async ([path, hash]) => [path, hash, (await files.settledStamp(path)) ?? ''] as const),
  );
  writeRecord(request, {
    articleFiles: made.articleFiles,
    assets: made.assets,
    diagnostics: made.diagnostics,
    modules: made.modules.map((module) => ({ ...module, file: module.file.slice(prefix) })),
    inputs,
    nodeFiles: made.nodeFiles.map((name) => [name, hashOf(folder.read(nodeFile(name)) ?? '')]),
    contents: [...made.contents].map(([path, content]) => [path, hashOf(content)]),
  });
  const published = [...made.contents.keys()].map(publishedFile);
  removeUnused(request, new Set([recordName(request), ...made.nodeFiles.map(nodeFile), ...published]));
}

/** Maximum size of the cached files in bytes. The least recently used files are removed first. */
const limit = 100_000_000;

/** Removes unused files if the cache exceeds its limit. Every change to a component leaves unused files behind. */
function removeUnused({ folder }: BundleSiteRequest, used: ReadonlySet<string>): void {
  const files = folder.list(componentFolder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of [...files].sort((a, b) => a.used - b.used)) {
    if (total <= limit) return;
    if (used.has(name)) continue;
    folder.remove(name);
    total -= size;
  }
}

/** Returns the inputs with their current stamps, or `undefined` if an input has changed. */
async function sameInputs(
  { inputs }: ComponentRecord,
  { files, hashOf }: BundleSiteRequest,
): Promise<ComponentRecord['inputs'] | undefined> {
  const now: (readonly [string, string, string])[] = [];
  for (const [path, hash, stamp] of inputs) {
    const stampNow = await files.settledStamp(path);
    if (hash === '' || stampNow === undefined || stampNow !== stamp) {
      const content = await files.readBytes(path);
      if ((content === undefined ? '' : hashOf(content)) !== hash) return undefined;
    }
    now.push([path, hash, stampNow ?? '']);
  }
  return now;
}

function nodeFile(name: string): string {
  return `${componentFolder}/${name}`;
}

function publishedFile(path: OutputPath): string {
  return `${componentFolder}/browser/${path.slice(path.lastIndexOf('/') + 1)}`;
}

/** Each combination of modules and `baseUrl` has a separate record. */
function recordName({ found, baseUrl, codeHash, hashOf }: BundleSiteRequest): string {
  const names = found.modules.map(({ name }) => name);
  const live = found.live === undefined ? [] : [found.live];
  return nodeFile(`${hashOf(JSON.stringify([names, baseUrl, codeHash, ...live]))}.json`);
}

function readRecord(request: BundleSiteRequest): ComponentRecord | undefined {
  const text = request.folder.read(recordName(request));
  const [hash = '', json = ''] = text ? Buffer.from(text).toString().split('\n') : [];
  return json !== '' && request.hashOf(json) === hash ? JSON.parse(json) : undefined;
}

function writeRecord(request: BundleSiteRequest, record: ComponentRecord): void {
  const json = JSON.stringify(record);
  request.folder.write(recordName(request), `${request.hashOf(json)}\n${json}`);
}
