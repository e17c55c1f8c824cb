// Loads the theme's bundle: the one made when docsgen was compiled, or a new one.
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { ClientAssets, ClientBundle, Extra } from '../model/client-assets.ts';
import type { ArticleFile, MadeArticleFile } from '../model/components.ts';
import type { OutputFile } from '../model/output.ts';

export interface ClientRequest {
  readonly readBytes: (absolutePath: string) => Promise<Uint8Array>;
  /** Absolute path of the bundle made when docsgen was compiled; `undefined`: makes a new one. */
  readonly compiled: string | undefined;
  /** The site has an icon of its own in `static/`. */
  readonly hasOwnIcon: boolean;
  /** The site needs the script that keeps pages current while authors write. */
  readonly isLive: boolean;
}

/** Without the words of any language, see `withLanguages`, and without extras, see `withExtras`. */
export async function loadClient(request: ClientRequest): Promise<ClientAssets> {
  const bundle = await (request.compiled === undefined ? bundleNow(request) : readCompiled(request, request.compiled));
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

async function readCompiled({ readBytes }: ClientRequest, path: string): Promise<ClientBundle> {
  return unpackBundle(new TextDecoder().decode(await readBytes(path)));
}

/** A file as it stands in JSON. Few sites need those that are compressed. */
interface PackedFile extends Pick<OutputFile, 'path'> {
  readonly text?: string;
  /** In base64: a font is no text. */
  readonly bytes?: string;
  /** In base64, compressed with Brotli. */
  readonly compressed?: string;
}

function pack({ path, content }: OutputFile): PackedFile {
  const bytes = Buffer.from(content);
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { path, text } : { path, bytes: bytes.toString('base64') };
}

function unpack({ path, text, bytes = '' }: PackedFile): OutputFile {
  return { path, content: text === undefined ? new Uint8Array(Buffer.from(bytes, 'base64')) : encoder.encode(text) };
}

const encoder = new TextEncoder();

type PackedArticleFile = PackedFile & Pick<MadeArticleFile, 'policy'> & { readonly loads: readonly PackedFile[] };

function packArticleFile(name: ArticleFile, { content, ...file }: MadeArticleFile): PackedArticleFile {
  const packed = name.startsWith('late:')
    ? { path: file.path, compressed: brotliCompressSync(content).toString('base64') }
    : pack({ path: file.path, content });
  return { ...file, ...packed, loads: file.loads.map(pack) };
}

/** What is compressed is read out when it is asked for, and not by a build that has no use for it. */
function unpackArticleFile({ compressed, policy, ...file }: PackedArticleFile): MadeArticleFile {
  const rest = { path: file.path, loads: file.loads.map(unpack), ...(policy !== undefined && { policy }) };
  if (compressed === undefined) return { ...unpack(file), ...rest };
  return Object.defineProperty({ ...rest, content: '' }, 'content', {
    get: () => new Uint8Array(brotliDecompressSync(Buffer.from(compressed, 'base64'))),
    enumerable: true,
  });
}

/** The bundle as JSON. */
export function packBundle(bundle: ClientBundle): string {
  return JSON.stringify({
    ...bundle,
    files: bundle.files.map(pack),
    articleFiles: mapValues(bundle.articleFiles, (file, name) => packArticleFile(name, file)),
    liveFile: pack(bundle.liveFile),
    icon: pack(bundle.icon),
    extras: mapValues(bundle.extras, ({ script, ...rest }) => ({ ...rest, script: script && pack(script) })),
  });
}

interface PackedBundle extends Omit<ClientBundle, 'files' | 'articleFiles' | 'liveFile' | 'icon' | 'extras'> {
  readonly files: readonly PackedFile[];
  readonly articleFiles: Readonly<Record<ArticleFile, PackedArticleFile>>;
  readonly liveFile: PackedFile;
  readonly icon: PackedFile;
  readonly extras: Readonly<Record<string, Omit<Extra, 'script'> & { readonly script: PackedFile | undefined }>>;
}

export function unpackBundle(text: string): ClientBundle {
  const bundle: PackedBundle = JSON.parse(text);
  return {
    ...bundle,
    files: bundle.files.map(unpack),
    articleFiles: mapValues(bundle.articleFiles, unpackArticleFile),
    liveFile: unpack(bundle.liveFile),
    icon: unpack(bundle.icon),
    extras: mapValues(bundle.extras, ({ script, ...rest }) => ({ ...rest, script: script && unpack(script) })),
  };
}

function mapValues<Key extends string, Value, Made>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Made,
): Record<Key, Made> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, make(value, key as Key)] as const);
  return Object.fromEntries(entries) as Record<Key, Made>;
}
