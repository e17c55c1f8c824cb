// Determines the label, position and page of sidebar categories, which are folders in one locale.
import GithubSlugger from 'github-slugger';
import type { SiteConfig } from '../model/config.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { DocPage } from '../model/site.ts';
import type { CategoryFile, CategoryLink } from '../model/source.ts';
import { splitNumberPrefix } from '../routes/routes.ts';

/** Category files of a folder, by locale. */
export type FolderFiles = ReadonlyMap<LocaleCode, CategoryFile>;

export interface Category {
  /** Path relative to the version's folder, without number prefixes. */
  readonly folder: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly position: number | undefined;
  readonly isCollapsible: boolean;
  readonly isCollapsed: boolean;
  readonly className: string | undefined;
  readonly link: CategoryLink | null | undefined;
  /** The category file that takes precedence, which is the file of the default locale if it exists. */
  readonly file: CategoryFile | undefined;
  /** Whether this locale has a separate category file. */
  readonly isTranslated: boolean;
}

interface CategoryRequest {
  readonly config: SiteConfig;
  readonly locale: LocaleCode;
  readonly folder: string;
  /** Name of the folder on disk, with its number prefix. */
  readonly folderName: string;
  readonly files: FolderFiles | undefined;
  /** The page of the folder's index file. */
  readonly index: DocPage | undefined;
  /** Finds a page by an ID in a category file. */
  readonly findPage: (id: string) => DocPage | undefined;
}

/**
 * The category file of the default locale sets the structure. The category file of the page's locale sets the strings.
 */
export function describeCategory(request: CategoryRequest): Category {
  const { config, files } = request;
  const defaultCode = config.locales[0].code;
  const own = files?.get(request.locale);
  const base = files?.get(defaultCode) ?? own ?? files?.values().next().value;
  const link = base?.link === undefined ? own?.link : base.link;
  const name = splitNumberPrefix(request.folderName);
  const linked = link === undefined ? request.index : link?.type === 'doc' ? request.findPage(link.id) : undefined;
  const fields = linked?.parsed.frontMatter;
  const linkedLabel = fields?.sidebarLabel ?? linked?.title;
  const translatedLabel = linked?.translation === 'missing' ? undefined : linkedLabel;
  return {
    folder: request.folder,
    label: own?.label ?? (own === base ? undefined : translatedLabel) ?? base?.label ?? linkedLabel ?? name.name,
    description: own?.description ?? linked?.description ?? base?.description,
    position: base?.position ?? own?.position ?? fields?.sidebarPosition ?? name.position,
    isCollapsible: base?.collapsible ?? config.sidebar.collapsible,
    isCollapsed: base?.collapsed ?? config.sidebar.collapsed,
    className: base?.className ?? own?.className ?? fields?.sidebarClassName,
    link: localizeLink(link, own),
    file: base,
    isTranslated: own !== undefined,
  };
}

function localizeLink(
  link: CategoryLink | null | undefined,
  own: CategoryFile | undefined,
): CategoryLink | null | undefined {
  if (link?.type !== 'generated-index') return link;
  const texts = own?.link?.type === 'generated-index' ? own.link : undefined;
  return {
    ...link,
    title: texts?.title ?? own?.label ?? link.title,
    description: texts?.description ?? own?.description ?? link.description,
  };
}

function wantsSlug({ link }: CategoryFile): boolean {
  return link?.type === 'generated-index' && link.slug === undefined;
}

/**
 * Returns the default slugs of generated indexes, by folder: `/category/<label>`. The label is in the default locale,
 * so that the slug is the same in all locales.
 */
export function defaultSlugs(
  folders: ReadonlyMap<string, FolderFiles>,
  defaultCode: LocaleCode,
): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  const wanting = [...folders].filter(([, files]) => [...files.values()].some(wantsSlug));
  return new Map(
    wanting.map(([folder, files]) => {
      const label =
        (files.get(defaultCode) ?? files.values().next().value)?.label ?? folder.split('/').at(-1) ?? folder;
      return [folder, `/category/${slugger.slug(label)}`] as const;
    }),
  );
}
