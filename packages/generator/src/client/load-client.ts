// Loads the theme's bundle: the one made when docsgen was compiled, or a new one.
import type { ClientAssets, ClientBundle } from '../model/client-assets.ts';
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

/** The bundle as JSON; files in base64, because fonts are no text. */
export function packBundle(bundle: ClientBundle): string {
  const pack = ({ path, content }: OutputFile): object => ({ path, content: Buffer.from(content).toString('base64') });
  return JSON.stringify({
    ...bundle,
    files: bundle.files.map(pack),
    articleFiles: mapValues(bundle.articleFiles, (file) => ({ ...file, ...pack(file), loads: file.loads.map(pack) })),
    liveFile: pack(bundle.liveFile),
    icon: pack(bundle.icon),
    extras: mapValues(bundle.extras, ({ script, ...rest }) => ({ ...rest, script: script && pack(script) })),
  });
}

export function unpackBundle(text: string): ClientBundle {
  const bundle: ClientBundle = JSON.parse(text);
  const unpack = ({ path, content }: OutputFile): OutputFile => ({
    path,
    content: new Uint8Array(Buffer.from(String(content), 'base64')),
  });
  return {
    ...bundle,
    files: bundle.files.map(unpack),
    articleFiles: mapValues(bundle.articleFiles, (file) => ({
      ...file,
      ...unpack(file),
      loads: file.loads.map(unpack),
    })),
    liveFile: unpack(bundle.liveFile),
    icon: unpack(bundle.icon),
    extras: mapValues(bundle.extras, ({ script, ...rest }) => ({ ...rest, script: script && unpack(script) })),
  };
}

function mapValues<Key extends string, Value, Made>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value) => Made,
): Record<Key, Made> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, make(value)] as const);
  return Object.fromEntries(entries) as Record<Key, Made>;
}
