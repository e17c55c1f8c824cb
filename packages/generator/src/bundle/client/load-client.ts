// Loads the compiled theme bundle, or creates a new one during development.
import { brotliDecompressSync } from 'node:zlib';
import type { ClientAssets, ClientBundle, CompiledClient, Extra } from '../../model/client-assets.ts';
import type { ArticleFile, MadeArticleFile } from '../../model/components.ts';
import type { OutputFile } from '../../model/output.ts';

export interface ClientRequest {
  readonly readBytes: (absolutePath: string) => Promise<Uint8Array>;
  /** Bundle that was created when docsgen was compiled. If it is `undefined`, a new bundle is created. */
  readonly compiled: CompiledClient | undefined;
  /** Whether the site has a favicon in `static/`. */
  readonly hasOwnIcon: boolean;
  /** Whether pages need the live-reload script. */
  readonly isLive: boolean;
}

/** Loads the client without UI strings (see `withLanguages`) and without extras (see `withExtras`). */
export async function loadClient(request: ClientRequest): Promise<ClientAssets> {
  const bundle = await (request.compiled === undefined ? bundleNow(request) : readCompiled(request.compiled));
  const { files, liveFile, icon, ...rest } = bundle;
  return {
    ...rest,
    files: [...files, ...(request.isLive ? [liveFile] : []), ...(request.hasOwnIcon ? [] : [icon])],
    liveScript: request.isLive ? liveFile.path : undefined,
    extraScripts: [],
    messageScripts: new Map(),
  };
}

/** Imports the bundler on demand, because esbuild is a separate process that takes time to start. */
async function bundleNow({ readBytes }: ClientRequest): Promise<ClientBundle> {
  const { bundleClient } = await import('./bundle-client.ts');
  return bundleClient(readBytes);
}

async function readCompiled(compiled: CompiledClient): Promise<ClientBundle> {
  return unpackBundle(await compiled.readText(), compiled.readBytes);
}

/** JSON representation of a file. */
interface PackedFile extends Pick<OutputFile, 'path'> {
  readonly text?: string;
  /**
   * Name of the file in the folder next to the JSON. If the name ends with `.br`, the file is compressed with Brotli.
   */
  readonly kept?: string;
}

type StoreFile = (name: string, content: Uint8Array) => void;
type ReadBytes = CompiledClient['readBytes'];

/**
 * Maximum length, in characters, of a file that is stored in the JSON. Every build reads the JSON, so it must be small.
 */
const maxInlineLength = 1000;

function pack({ path, content }: OutputFile, store: StoreFile, ending = ''): PackedFile {
  const bytes = Buffer.from(content);
  const text = bytes.toString('utf8');
  if (text.length <= maxInlineLength && Buffer.from(text).equals(bytes)) return { path, text };
  const kept = path.replaceAll('/', '-') + ending;
  store(kept, new Uint8Array(bytes));
  return { path, kept };
}

/** Reads a file next to the JSON only when its content is accessed. */
function unpack({ path, text, kept }: PackedFile, read: ReadBytes): OutputFile {
  if (kept === undefined) return { path, content: encoder.encode(text) };
  let content: Uint8Array | undefined;
  const get = (): Uint8Array => {
    content ??= kept.endsWith('.br') ? new Uint8Array(brotliDecompressSync(read(kept))) : read(kept);
    return content;
  };
  return Object.defineProperty({ path, content: '' }, 'content', { get, enumerable: true });
}

const encoder = new TextEncoder();

type PackedArticleFile = PackedFile & Pick<MadeArticleFile, 'policy'> & { readonly loads: readonly PackedFile[] };

/** Compresses scripts that articles load on demand, because they are large and few sites need them. */
function packArticleFile(
  name: ArticleFile,
  { content, ...file }: MadeArticleFile,
  store: StoreFile,
): PackedArticleFile {
  const packed = pack({ path: file.path, content }, store, name.startsWith('late:') ? '.br' : '');
  return { ...file, ...packed, loads: file.loads.map((each) => pack(each, store)) };
}

function unpackArticleFile({ policy, loads, ...file }: PackedArticleFile, read: ReadBytes): MadeArticleFile {
  const rest = { loads: loads.map((each) => unpack(each, read)), ...(policy !== undefined && { policy }) };
  return Object.assign(unpack(file, read), rest);
}

/**
 * Returns the bundle as JSON, and the files to store next to it. The caller must compress the files whose name ends
 * with `.br`.
 */
export function packBundle(bundle: ClientBundle): { readonly text: string; readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return { text: textOf(bundle, (name, content) => kept.set(name, content)), kept };
}

function textOf(bundle: ClientBundle, store: StoreFile): string {
  const packed = (file: OutputFile): PackedFile => pack(file, store);
  return JSON.stringify({
    ...bundle,
    files: bundle.files.map(packed),
    articleFiles: mapValues(bundle.articleFiles, (file, name) => packArticleFile(name, file, store)),
    liveFile: packed(bundle.liveFile),
    icon: packed(bundle.icon),
    extras: mapValues(bundle.extras, ({ script, ...rest }) => ({ ...rest, script: script && packed(script) })),
  });
}

interface PackedBundle extends Omit<ClientBundle, 'files' | 'articleFiles' | 'liveFile' | 'icon' | 'extras'> {
  readonly files: readonly PackedFile[];
  readonly articleFiles: Readonly<Record<ArticleFile, PackedArticleFile>>;
  readonly liveFile: PackedFile;
  readonly icon: PackedFile;
  readonly extras: Readonly<Record<string, Omit<Extra, 'script'> & { readonly script: PackedFile | undefined }>>;
}

export function unpackBundle(text: string, read: ReadBytes): ClientBundle {
  const bundle: PackedBundle = JSON.parse(text);
  const unpacked = (file: PackedFile): OutputFile => unpack(file, read);
  return {
    ...bundle,
    files: bundle.files.map(unpacked),
    articleFiles: mapValues(bundle.articleFiles, (file) => unpackArticleFile(file, read)),
    liveFile: unpacked(bundle.liveFile),
    icon: unpacked(bundle.icon),
    extras: mapValues(bundle.extras, ({ script, ...rest }) => ({ ...rest, script: script && unpacked(script) })),
  };
}

function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, make(value, key as Key)] as const);
  return Object.fromEntries(entries) as Record<Key, Result>;
}
