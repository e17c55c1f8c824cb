import type { LoadedConfig } from '../../config/load-config.ts';
import { reportedOnce } from '../../content/foreign-keys.ts';
import { parseCategory } from '../../content/parse-category.ts';
import { parseFile } from '../../content/parse-file.ts';
import { parseSidebar } from '../../content/parse-sidebar.ts';
import { readBrand } from '../../content/read-brand.ts';
import { readLedger } from '../../content/read-ledger.ts';
import { encodingErrors } from '../../diagnostics/check-encoding.ts';
import { unreadableFiles } from '../../diagnostics/unreadable-files.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Brand } from '../../model/brand.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { Ledger } from '../../model/ledger.ts';
import type { PostsInput } from '../../model/posts.ts';
import type { CategoryFile, ParsedSource, SidebarFile, SourceText, SourceTree } from '../../model/source.ts';
import { hashOf } from '../../text/hash.ts';
import type { SourceReader } from '../cache/source-cache.ts';
import type { SiteModel } from './build-request.ts';

interface ReadRequest {
  readonly config: SiteConfig;
  readonly files: SiteFiles;
  /** Defaults to reading and parsing the file without a cache. */
  readonly readSource?: SourceReader;
}

interface ReadContent {
  readonly parsed: readonly ParsedSource[];
  readonly categories: readonly CategoryFile[];
  readonly sidebars: readonly SidebarFile[];
  readonly brand: Brand;
  readonly ledger: Ledger | undefined;
  /** `undefined` if the site has neither posts nor tags. */
  readonly posts: PostsInput | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function readContent(tree: SourceTree, request: ReadRequest): Promise<ReadContent> {
  const { files, config, readSource = sourceReader(request) } = request;
  // Sources are read sequentially, because all their texts together would use more memory than all other data.
  const pages: Checked<ParsedSource>[] = [];
  for (const source of tree.sources)
    if (source.kind === 'page' || source.kind === 'own') pages.push(await readSource(source));
  const codes = config.locales.map(({ code }) => code);
  const categories = await readSmall(tree, request, { kind: 'category', parse: parseCategory });
  const sidebars = await readSmall(tree, request, { kind: 'sidebar', parse: (source) => parseSidebar(source, codes) });
  const brand = await readBrand({ files, config, staticFiles: tree.staticFiles });
  const ledger = await readLedger(files);
  const tagged = new Set(pages.flatMap(({ value: { tags, file } }) => (tags ? [file.location.section] : [])));
  const sections = config.sections.filter((section) => section.posts !== undefined || tagged.has(section));
  const posts =
    sections.length > 0
      ? await (await import('./read-posts.ts')).readPosts({ ...tree, files, config, sections })
      : { value: undefined, diagnostics: [] };
  return {
    parsed: pages.map(({ value }) => value),
    categories: categories.map(({ value }) => value),
    sidebars: sidebars.map(({ value }) => value),
    brand: brand.value,
    ledger: ledger.value,
    posts: posts.value,
    diagnostics: [
      ...reportedOnce(
        [...pages, ...categories, ...sidebars, brand, ledger, posts].flatMap(({ diagnostics }) => diagnostics),
      ),
      ...unreadableFiles(files),
    ],
  };
}

/** Returns the model of a site whose configuration is unusable. */
export function emptySiteModel({ diagnostics, inputs }: LoadedConfig, files: SiteFiles): SiteModel {
  const all = [...diagnostics, ...unreadableFiles(files)];
  return { graph: undefined, isFaulty: true, languages: {}, categories: [], configInputs: inputs, diagnostics: all };
}

/** Reads category and sidebar files in parallel, because they are few and short. */
function readSmall<T>(
  { sources }: SourceTree,
  { files }: Pick<ReadRequest, 'files'>,
  { kind, parse }: { readonly kind: 'category' | 'sidebar'; readonly parse: (source: SourceText) => Checked<T> },
): Promise<readonly Checked<T>[]> {
  const found = sources.filter((source) => source.kind === kind);
  return Promise.all(
    found.map(async (each) => {
      const text = (await files.readText(each.path)) ?? '';
      const { value, diagnostics } = parse({ ...each, text, hash: hashOf(text) });
      const errors = await encodingErrors(files, { path: each.path, text, code: kind });
      return { value, diagnostics: [...errors, ...diagnostics] };
    }),
  );
}

function sourceReader({ files }: Pick<ReadRequest, 'files'>): SourceReader {
  return async (found) => {
    const text = (await files.readText(found.path)) ?? '';
    return parseFile(files, { ...found, text, hash: hashOf(text) });
  };
}
