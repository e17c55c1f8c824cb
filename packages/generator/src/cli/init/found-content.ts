// Finds existing content in a folder: Markdown in content/, a project's documentation, or notes.

export interface FoundContent {
  /** `nothing` if there are no pages. In this case, sample pages are created. */
  readonly kind: 'nothing' | 'markdown';
  /** Languages with folders in `content/`. */
  readonly locales: readonly string[];
  /** Folder that contains the pages, relative to the site's root; `undefined` for the default folder. */
  readonly folder: string | undefined;
  /** Sections of the site; empty if all pages are in one section. */
  readonly sections: readonly FoundSection[];
  /** File of the landing page, if there is one. */
  readonly landing: string | undefined;
}

interface FoundSection {
  readonly id: string;
  readonly label: string;
  readonly folder: string;
}

/** Files about a project, such as its license. A folder that contains only such files is considered empty. */
const projectFiles =
  /^(readme|changelog|history|license|licence|contributing|code_of_conduct|security|support|authors)\b/i;
const documentation = /^(docs?|documentation|guides?|handbook|manual|tutorials?)$/;

/** `paths` must not include hidden files. */
export function findContent(paths: readonly string[]): FoundContent {
  const pages = paths.filter((path) => /\.(mdx?|markdown)$/i.test(path) && !/(^|\/)_|^(static|dist)\//.test(path));
  const inContent = pages.filter((path) => localeOf(path) !== undefined);
  if (inContent.length > 0) return contentFolder(inContent);
  const folders = foldersIn(pages, '').filter((name) => documentation.test(name));
  const isOnlyProject = pages.every((path) => !path.includes('/') && projectFiles.test(path));
  if (isOnlyProject) return { kind: 'nothing', locales: [], folder: undefined, sections: [], landing: undefined };
  const landing = pages.find((path) => /^(index|readme)\.(mdx?|markdown)$/i.test(path));
  return { kind: 'markdown', locales: [], folder: '.', sections: folders.map(sectionAt), landing };
}

/** Returns a sentence that describes the structure of the site. */
export function describeFound({ sections, landing }: FoundContent): string {
  if (sections.length === 0) return 'All Markdown files become pages of the site.';
  const folders = sections.map(({ folder }) => `${folder}/`).join(', ');
  const part = sections.length === 1 ? 'a section' : 'sections';
  const verb = sections.length === 1 ? 'becomes' : 'become';
  return landing === undefined
    ? `${folders} ${verb} ${part}.`
    : `${landing} becomes the landing page, ${folders} ${part}.`;
}

/**
 * Returns the locale of a file, or `undefined` if the name of its folder is not a language tag, such as
 * `content/reference`.
 */
function localeOf(path: string): string | undefined {
  return /^content\/([a-z]{2}(?:-[A-Za-z0-9]{2,8})*)\//.exec(path)?.[1];
}

function contentFolder(pages: readonly string[]): FoundContent {
  const locales = [...new Set(pages.map((path) => localeOf(path) ?? ''))];
  const sections = locales.flatMap((code) => foldersIn(pages, `content/${code}/`));
  const landing = pages.find((path) => /^content\/[^/]+\/(index|readme)\.(mdx?|markdown)$/i.test(path));
  return { kind: 'markdown', locales, folder: undefined, sections: [...new Set(sections)].map(sectionAt), landing };
}

/** Returns the names of the direct subfolders that contain any of these files. */
function foldersIn(paths: readonly string[], folder: string): readonly string[] {
  const below = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length).split('/'));
  return [...new Set(below.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])))];
}

function sectionAt(folder: string): FoundSection {
  const id = folder
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
  const label = folder.replace(/[-_]+/g, ' ').trim();
  return { id: id || 'pages', label: label.charAt(0).toUpperCase() + label.slice(1), folder };
}
