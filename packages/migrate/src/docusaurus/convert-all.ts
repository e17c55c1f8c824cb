// Converts all files of the original site, and the files that they use: components that a page imports, images next to
// the page, and modules of these components.
import type { Diagnostic } from 'docsgen/internals';
import type { MigratedFile } from '../migration.ts';
import type { SourceToConvert } from './conversion.ts';
import type { ConvertedFile, PlacedFile, Placement } from './placement.ts';

export type Convert = (source: SourceToConvert, placement: Placement) => ConvertedFile | Promise<ConvertedFile>;

/** Converters by kind of file. All other files are copied. */
interface Converters {
  readonly markdown: Convert;
  readonly module: Convert;
  readonly style: Convert;
}

interface ConvertedSite {
  /** One file per path, in the order of discovery. */
  readonly files: readonly MigratedFile[];
  readonly losses: readonly Diagnostic[];
  /** npm packages that the files import. */
  readonly packages: ReadonlySet<string>;
  /** Anchors by original path. Only pages have anchors. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

export async function convertAll(placement: Placement, converters: Converters): Promise<ConvertedSite> {
  const { files: foreign } = placement.site;
  const known = new Map(placement.files.map((placed) => [placed.from, placed]));
  const queue: Queued[] = placement.files.filter(({ kind }) => kind !== 'style');
  const sheets: Queued[] = placement.files.filter(({ kind }) => kind === 'style');
  const seen = new Set(known.keys());
  const files = new Map<string, MigratedFile>();
  const losses: Diagnostic[] = [];
  const packages = new Set<string>();
  const anchors = new Map<string, readonly string[]>();
  const next = (): Queued | undefined => queue.shift() ?? sheets.shift();
  // Converted files add files that they use. Style sheets are last, because they depend on names in all other files.
  for (let placed = next(); placed !== undefined; placed = next()) {
    const convert = converterOf(placed, converters);
    const text = convert && (await foreign.readText(placed.from));
    if (convert === undefined || text === undefined) {
      if (!files.has(placed.to)) files.set(placed.to, { path: placed.to, copyOf: placed.from });
      continue;
    }
    const converted = await convert({ placed, text }, placement);
    const { path, text: newText, isEmpty, translations = [] } = converted;
    for (const each of isEmpty ? [] : [{ path, text: newText }, ...translations])
      if (!files.has(each.path) || placed.isRecast) files.set(each.path, { ...each, from: placed.from });
    losses.push(...converted.losses);
    for (const name of converted.packages) packages.add(name);
    if (converted.anchors.length > 0) anchors.set(placed.from, converted.anchors);
    for (const from of converted.uses) {
      const kind = kindOf(from);
      const isRecast = known.get(from)?.kind === 'file' && (kind === 'partial' || kind === 'module');
      if (seen.has(from) && !isRecast) continue;
      seen.add(from);
      if (isRecast) known.delete(from);
      const list = kind === 'style' ? sheets : queue;
      list.push(known.get(from) ?? { from, to: placement.targetOf(from), kind, locale: placed.locale, isRecast });
    }
  }
  return { files: [...files.values()], losses, packages, anchors };
}

/**
 * `isRecast` is set if the file was to be copied, such as a file in `static/`, until a page imported it as a partial.
 */
type Queued = PlacedFile & { readonly isRecast?: boolean };

function converterOf({ kind }: PlacedFile, { markdown, module, style }: Converters): Convert | undefined {
  if (kind === 'module') return module;
  if (kind === 'style') return style;
  return kind === 'file' || kind === 'category' ? undefined : markdown;
}

function kindOf(path: string): PlacedFile['kind'] {
  if (/\.mdx?$/i.test(path)) return 'partial';
  if (/\.[cm]?[jt]sx?$/i.test(path)) return 'module';
  return /\.(css|scss|sass|less)$/i.test(path) ? 'style' : 'file';
}
