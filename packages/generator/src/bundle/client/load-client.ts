// Loads the theme's bundle: the one made when docsgen was compiled, or a new one.
import { brotliDecompressSync } from 'node:zlib';
import type { ClientAssets, ClientBundle, CompiledClient, Extra } from '../../model/client-assets.ts';
import type { ArticleFile, MadeArticleFile } from '../../model/components.ts';
import type { OutputFile } from '../../model/output.ts';

export interface ClientRequest {
  readonly readBytes: (absolutePath: string) => Promise<Uint8Array>;
  /** The bundle made when docsgen was compiled; `undefined`: makes a new one. */
  readonly compiled: CompiledClient | undefined;
  /** The site has an icon of its own in `static/`. */
  readonly hasOwnIcon: boolean;
  /** The site needs the script that keeps pages current while authors write. */
  readonly isLive: boolean;
}

/** Without the words of any language, see `withLanguages`, and without extras, see `withExtras`. */
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

/** Imported only here: the bundler is a program of its own, which takes time to start. */
async function bundleNow({ readBytes }: ClientRequest): Promise<ClientBundle> {
  const { bundleClient } = await import('./bundle-client.ts');
  return bundleClient(readBytes);
}

async function readCompiled(compiled: CompiledClient): Promise<ClientBundle> {
  return unpackBundle(await compiled.readText(), compiled.readBytes);
}

/** A file as it stands in JSON. */
interface PackedFile extends Pick<OutputFile, 'path'> {
  readonly text?: string;
  /** Its name in the folder beside the JSON; with `.br` at the end it is compressed with Brotli. */
  readonly kept?: string;
}

type Keep = (name: string, content: Uint8Array) => void;
type Read = CompiledClient['readBytes'];

/** Characters of what stands in the JSON at most: all builds read that. */
const longest = 1000;

function pack({ path, content }: OutputFile, keep: Keep, ending = ''): PackedFile {
  const bytes = Buffer.from(content);
  const text = bytes.toString('utf8');
  if (text.length <= longest && Buffer.from(text).equals(bytes)) return { path, text };
  const kept = path.replaceAll('/', '-') + ending;
  keep(kept, new Uint8Array(bytes));
  return { path, kept };
}

/** What is kept beside the JSON is read when it is asked for. */
function unpack({ path, text, kept }: PackedFile, read: Read): OutputFile {
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

/** Few sites need what articles load late, and it is large. */
function packArticleFile(name: ArticleFile, { content, ...file }: MadeArticleFile, keep: Keep): PackedArticleFile {
  const packed = pack({ path: file.path, content }, keep, name.startsWith('late:') ? '.br' : '');
  return { ...file, ...packed, loads: file.loads.map((each) => pack(each, keep)) };
}

function unpackArticleFile({ policy, loads, ...file }: PackedArticleFile, read: Read): MadeArticleFile {
  const rest = { loads: loads.map((each) => unpack(each, read)), ...(policy !== undefined && { policy }) };
  return Object.assign(unpack(file, read), rest);
}

/** The bundle as JSON, and the files that stand beside it: those that end in `.br` are to be compressed. */
export function packBundle(bundle: ClientBundle): { readonly text: string; readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return { text: textOf(bundle, (name, content) => kept.set(name, content)), kept };
}

function textOf(bundle: ClientBundle, keep: Keep): string {
  const packed = (file: OutputFile): PackedFile => pack(file, keep);
  return JSON.stringify({
    ...bundle,
    files: bundle.files.map(packed),
    articleFiles: mapValues(bundle.articleFiles, (file, name) => packArticleFile(name, file, keep)),
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

export function unpackBundle(text: string, read: Read): ClientBundle {
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

function mapValues<Key extends string, Value, Made>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Made,
): Record<Key, Made> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, make(value, key as Key)] as const);
  return Object.fromEntries(entries) as Record<Key, Made>;
}
