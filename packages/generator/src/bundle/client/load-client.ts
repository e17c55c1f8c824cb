// Loads the theme bundle that was created when docsgen was compiled.
import { brotliDecompressSync } from 'node:zlib';
import type { ClientAssets, ClientBundle, CompiledClient } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';

interface ClientRequest {
  readonly compiled: CompiledClient;
  /** Whether the site has a favicon in `static/`. */
  readonly hasOwnIcon: boolean;
  /** Whether pages need the live-reload script. */
  readonly isLive: boolean;
}

/** Loads the client without UI strings (see `withLanguages`) and without extras (see `withExtras`). */
export async function loadClient(request: ClientRequest): Promise<ClientAssets> {
  const { compiled, hasOwnIcon, isLive } = request;
  const { files, liveFile, icon, ...rest } = unpackBundle(await compiled.readText(), compiled.readBytes);
  return {
    ...rest,
    files: [...files, ...(isLive ? [liveFile] : []), ...(hasOwnIcon ? [] : [icon])],
    liveScript: isLive ? liveFile.path : undefined,
    extraScripts: [],
    messageScripts: new Map(),
  };
}

/** JSON representation of a file, which has either `text` or `kept` instead of its content. */
interface PackedFile extends Pick<OutputFile, 'path'> {
  readonly text?: string;
  /**
   * Name of the file in the folder next to the JSON. If the name ends with `.br`, the file is compressed with Brotli.
   */
  readonly kept?: string;
}

/**
 * Maximum length, in characters, of a file that is stored in the JSON. Every build reads the JSON, so it must be small.
 */
const maxInlineLength = 1000;

/**
 * Returns the bundle as JSON, and the files to store next to it. The caller must compress the files whose name ends
 * with `.br`: scripts that articles load on demand, because they are large and few sites need them.
 */
export function packBundle(bundle: ClientBundle): { readonly text: string; readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  const packed = (name: string, { path, content, ...rest }: OutputFile): PackedFile => {
    const bytes = Buffer.from(content);
    const text = bytes.toString('utf8');
    if (text.length <= maxInlineLength && Buffer.from(text).equals(bytes)) return { path, text, ...rest };
    const file = path.replaceAll('/', '-') + (name.startsWith('late:') ? '.br' : '');
    kept.set(file, new Uint8Array(bytes));
    return { path, kept: file, ...rest };
  };
  const isFile = (value: unknown): value is OutputFile => Object.hasOwn(Object(value), 'content');
  return { text: JSON.stringify(bundle, (name, value) => (isFile(value) ? packed(name, value) : value)), kept };
}

/** Reads a file next to the JSON only when its content is accessed. */
export function unpackBundle(text: string, read: CompiledClient['readBytes']): ClientBundle {
  const unpacked = ({ text, kept, ...rest }: PackedFile): OutputFile => {
    if (kept === undefined) return { ...rest, content: new TextEncoder().encode(text) };
    let content: Uint8Array | undefined;
    const get = (): Uint8Array => {
      content ??= kept.endsWith('.br') ? new Uint8Array(brotliDecompressSync(read(kept))) : read(kept);
      return content;
    };
    return Object.defineProperty({ ...rest, content: '' }, 'content', { get, enumerable: true });
  };
  const isPacked = (value: unknown): value is PackedFile =>
    ['text', 'kept'].some((key) => Object.hasOwn(Object(value), key));
  return JSON.parse(text, (_, value) => (isPacked(value) ? unpacked(value) : value));
}
