// Assigns new paths: content is sorted by locale and section, and all other files keep their paths. Files that are used
// only by other files, such as components, are migrated with them.
import { posix } from 'node:path';
import type { PlacedFile, Placement } from './placement.ts';
import { isBelow, type MovedFolder, movedFolders } from './reading/content-folders.ts';
import { fileResolver } from './resolve-from.ts';
import type { DocusaurusSite } from './site.ts';
import { sourcesOf } from './sources-of.ts';

export async function placeFiles(site: DocusaurusSite): Promise<Placement> {
  const folders = movedFolders(site);
  const known = await knownFiles(site, folders);
  const contents = contentKinds(site);
  const placed = new Map<string, PlacedFile>();
  const taken = new Set<string>();
  const add = (file: PlacedFile): void => {
    // Static folders are merged, and files in the first folder take precedence.
    if (placed.has(file.from) || taken.has(file.to)) return;
    placed.set(file.from, file);
    taken.add(file.to);
  };
  const [locale] = site.locales;
  // A file in a static folder can also be a style sheet of the site.
  for (const from of site.customCss.filter((each) => known.includes(each))) {
    add({ from, to: targetOf(from, folders), kind: 'style', locale: locale?.code ?? '' });
  }
  // Static folders are in the order of the configuration. A file belongs to its closest folder.
  const statics = site.staticFolders.flatMap((folder) => folders.filter(({ from }) => from === folder));
  for (const moved of [...statics, ...folders]) {
    for (const from of filesIn(known, moved.from)) {
      const kind = folderOfFile(folders, from) === moved ? kindOf(from, contents, moved) : undefined;
      const to = posix.join(moved.to, posix.relative(moved.from, from));
      if (kind) add({ from, to, kind, locale: moved.locale });
    }
  }
  for (const from of known.filter((each) => mdxComponents.test(each))) {
    add({ from, to: targetOf(from, folders), kind: 'module', locale: locale?.code ?? '' });
  }
  return {
    site,
    files: [...placed.values()].sort((a, b) => (a.from < b.from ? -1 : 1)),
    targetOf: (from) => placed.get(from)?.to ?? targetOf(from, folders),
    resolveFrom: fileResolver({ known: new Set(known), folders, statics: site.staticFolders }),
  };
}

const mdxComponents = /^src\/theme\/MDXComponents(\/index)?\.[jt]sx?$/;

function folderOfFile(folders: readonly MovedFolder[], path: string): MovedFolder | undefined {
  return folders.find(({ from }) => isBelow(from, path));
}

function filesIn(known: readonly string[], folder: string): readonly string[] {
  return known.filter((path) => isBelow(folder, path));
}

type ContentKinds = ReadonlyMap<string, 'document' | 'post' | 'page' | 'module'>;

function contentKinds(site: DocusaurusSite): ContentKinds {
  const sources = [...sourcesOf(site)].map(
    ({ kind, file }) => [file.source, 'isComponent' in file && file.isComponent ? 'module' : kind] as const,
  );
  return new Map(sources);
}

const code = /\.([cm]?[jt]s|[jt]sx|json|css|scss|sass|less|ya?ml|lock)$/;

/** Returns `undefined` for files that are migrated only if another file uses them. */
function kindOf(path: string, contents: ContentKinds, moved: MovedFolder): PlacedFile['kind'] | undefined {
  if (moved.kind === 'static') return 'file';
  const content = contents.get(path);
  if (content) return content;
  const relative = posix.relative(moved.from, path);
  if (moved.kind === 'documents' && /(^|\/)_category_\.(json|ya?ml)$/.test(relative)) return 'category';
  if (/\.mdx?$/.test(relative)) return /(^|\/)_/.test(relative) ? 'partial' : undefined;
  const isLeft = code.test(relative) || posix.basename(relative).startsWith('.') || moved.kind === 'pages';
  return isLeft ? undefined : 'file';
}

/** Returns the new path of a file outside of known folders. */
function targetOf(from: string, folders: readonly MovedFolder[]): string {
  const moved = folderOfFile(folders, from);
  if (moved) return posix.join(moved.to, posix.relative(moved.from, from));
  const theme = /^src\/theme\/MDXComponents(?:\.[jt]sx?$|\/(.*)$)/.exec(from);
  if (theme) return mdxComponents.test(from) ? 'components/index.tsx' : `components/${theme[1]}`;
  // These folders have a meaning in the new site.
  if (/^(content|pages|static)\//.test(from)) return `outside/${from}`;
  if (!from.startsWith('../')) return from;
  const up = /^(\.\.\/)+/.exec(from)?.[0] ?? '';
  return `outside/${'up/'.repeat(up.length / 3 - 1)}${from.slice(up.length)}`;
}

/** Returns all files that other files can use, relative to the site. */
async function knownFiles({ files }: DocusaurusSite, folders: readonly MovedFolder[]): Promise<readonly string[]> {
  const own = (await files.list('')).filter((path) => !/^(build|\.docusaurus)\//.test(path));
  const outside = folders.map(({ from }) => from).filter((from) => from.startsWith('../'));
  // Pages can embed files of the surrounding repository: code, data, images.
  const roots = outside.length > 0 ? ['..', ...outside.filter((from) => from.startsWith('../../'))] : [];
  const lists = await Promise.all(
    roots.map(async (root) => (await files.list(root)).map((path) => posix.join(root, path))),
  );
  const site = posix.basename(files.root.replaceAll('\\', '/'));
  const beside = lists.flat().filter((path) => !path.startsWith(`../${site}/`));
  return [...new Set([...own, ...beside])].sort();
}
