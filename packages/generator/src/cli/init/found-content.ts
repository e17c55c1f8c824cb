// What a folder has already that could be a site: Markdown where docsgen expects it, documentation of a project, or
// notes.

export interface FoundContent {
  /** `nothing`: no pages, so that sample pages have a use. */
  readonly kind: 'nothing' | 'markdown';
  /** Languages with folders in `content/`; empty where the folder says nothing about them. */
  readonly locales: readonly string[];
  /** Folder of the pages, from the site's; `undefined`: the usual one. */
  readonly folder: string | undefined;
  /** Empty: all pages are one section. */
  readonly sections: readonly FoundSection[];
  /** File of the landing page, if there is one. */
  readonly landing: string | undefined;
}

interface FoundSection {
  readonly id: string;
  readonly label: string;
  readonly folder: string;
}

/** About the project itself: a site of these alone would be none. */
const projectFiles =
  /^(readme|changelog|history|license|licence|contributing|code_of_conduct|security|support|authors)\b/i;
const documentation = /^(docs?|documentation|guides?|handbook|manual|tutorials?)$/;

/** `paths`: of all files of the folder, hidden ones left out. */
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

/** What becomes of it, in one sentence. */
export function describeFound({ sections, landing }: FoundContent): string {
  if (sections.length === 0) return 'All Markdown that is there becomes the site.';
  const folders = sections.map(({ folder }) => `${folder}/`).join(', ');
  const part = sections.length === 1 ? 'a section' : 'sections';
  const verb = sections.length === 1 ? 'becomes' : 'become';
  return landing === undefined
    ? `${folders} ${verb} ${part}.`
    : `${landing} becomes the landing page, ${folders} ${part}.`;
}

/** Folders that languages are not named by, such as `content/api`, are no pages of docsgen yet. */
function localeOf(path: string): string | undefined {
  return /^content\/([a-z]{2}(?:-[A-Za-z0-9]{2,8})*)\//.exec(path)?.[1];
}

function contentFolder(pages: readonly string[]): FoundContent {
  const locales = [...new Set(pages.map((path) => localeOf(path) ?? ''))];
  const sections = locales.flatMap((code) => foldersIn(pages, `content/${code}/`));
  const landing = pages.find((path) => /^content\/[^/]+\/(index|readme)\.(mdx?|markdown)$/i.test(path));
  return { kind: 'markdown', locales, folder: undefined, sections: [...new Set(sections)].map(sectionAt), landing };
}

/** Names of the folders directly in a folder that have any of these files. */
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
