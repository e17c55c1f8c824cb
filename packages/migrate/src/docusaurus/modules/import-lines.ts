// Code that replaces imports without a counterpart in the new site, in pages and modules.
import { isBuiltin } from 'node:module';
import { fileNotFound, packageName } from 'docsgen/internals';
import type { Import, ImportedName } from '../../code/imports.ts';
import { mapIn } from '../../untyped-values.ts';
import { type Conversion, lose } from '../conversion.ts';
import { readMap } from '../reading/read-tables.ts';
import type { DocusaurusSite } from '../site.ts';
import { compatModule, resolveImport, siteModule } from './imports.ts';

/** Returns code for the names that are imported from a module of Docusaurus, or from a loader of webpack. */
export async function replacementOf(work: Conversion, statement: Import): Promise<string> {
  const modules = new Map<string, Set<string>>();
  const add = (module: string, name: string): unknown =>
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  const code: string[] = [];
  for (const name of statement.names) {
    const { local, imported, isType } = name;
    const target = resolveImport(statement.specifier, imported);
    if (target.kind === 'raw') code.push(await inlinedText(work, target.path, { statement, name }));
    else if (isType || target.kind === 'types') {
      if (/\.tsx?$/.test(work.placed.from)) code.push(`type ${local} = any;`);
    } else if (target.kind === 'compat' || target.kind === 'site') {
      const module = target.kind === 'compat' ? compatModule : siteModule;
      add(module, target.name === local ? local : `${target.name} as ${local}`);
    } else if (target.kind === 'none') {
      const shown = imported === 'default' || imported === '*' ? local : imported;
      const message = `'${shown}' of ${statement.specifier} is not available`;
      lose(work, { severity: 'error', message, hint: target.hint, at: statement.range.start });
      code.push(placeholder(work, { statement, name }, target.hint));
    }
  }
  const imports = [...modules].map(
    ([from, names]) => `${statement.keyword} { ${[...names].join(', ')} } from '${from}';`,
  );
  return joined(work, imports, code);
}

interface Binding {
  readonly statement: Import;
  readonly name: ImportedName;
}

/** A page can contain only exported variables. */
function declaration(work: Conversion, { statement, name: { local } }: Binding, value: string): string {
  if (local === 'default') return `export default ${value};`;
  const isExported = statement.keyword === 'export' || isPage(work);
  return `${isExported ? 'export ' : ''}const ${local} = ${value};`;
}

function placeholder(work: Conversion, binding: Binding, hint: string): string {
  const { local } = binding.name;
  return declaration(work, binding, `standIn(${JSON.stringify(local)}, ${JSON.stringify(hint)})`);
}

/** In pages, an empty line separates imports from code. */
function joined(work: Conversion, imports: readonly string[], code: readonly string[]): string {
  const isNeeded = !work.importsStandIn && code.some((line) => line.includes(' standIn('));
  if (isNeeded) work.importsStandIn = true;
  const all = [...(isNeeded ? [`import { standIn } from '${compatModule}';`] : []), ...imports];
  const empty = isPage(work) && all.length > 0 && code.length > 0 ? [''] : [];
  return [...all, ...empty, ...code].join('\n');
}

function isPage({ placed }: Conversion): boolean {
  return /\.mdx?$/.test(placed.to);
}

async function inlinedText(work: Conversion, path: string, binding: Binding): Promise<string> {
  const { placed, placement } = work;
  const file = placement.resolveFrom(placed.from, path);
  const text = file === undefined ? undefined : await placement.site.files.readText(file);
  const copied = `The text of ${path} was copied to the ${isPage(work) ? 'page' : 'component'}`;
  const message = text === undefined ? fileNotFound(path) : `${copied} and is no longer updated with the file`;
  const hint = 'Move the file below content/, and import it in a code block of a page: ```js file=./name';
  const severity = text === undefined ? 'error' : 'warning';
  lose(work, { severity, message, hint, at: binding.statement.range.start });
  return declaration(work, binding, JSON.stringify(text ?? ''));
}

export interface Missing {
  readonly message: string;
  readonly hint: string;
}

export function missingFile(path: string): Missing {
  return {
    message: fileNotFound(path),
    hint: 'Add the file, or remove the import; for now it is replaced by an empty placeholder',
  };
}

/**
 * Reports a missing file or package, and returns values that replace it, so that everything else is rendered: an empty
 * array for data, an empty string for other files, and placeholders for components.
 */
export function missingValues(work: Conversion, statement: Import, { message, hint }: Missing): string {
  const { specifier, names, range } = statement;
  lose(work, { severity: 'error', message, hint, at: range.start });
  const isFile = /^(\.|\/|@site\/).*\.\w+$/.test(specifier) && !/\.(mdx?|[cm]?[jt]sx?)$/.test(specifier);
  const lines = names.map((name) => {
    const binding = { statement, name };
    const isData = /\.(json|ya?ml)$/.test(specifier) || (/\.mdx?$/.test(specifier) && /^[a-z]/.test(name.local));
    if (name.isType) return `type ${name.local} = never;`;
    if (isData || isFile) return declaration(work, binding, isData ? '[]' : "''");
    return placeholder(work, binding, message);
  });
  return joined(work, [], lines);
}

/** Returns an error if the package does not exist. */
export async function keepPackage(work: Conversion, specifier: string): Promise<Missing | undefined> {
  const name = packageName(specifier);
  if (!(await hasPackage(work.placement.site, specifier))) {
    const hint = 'Import the file by its path, @site/…, or add the package to package.json of the original site';
    return { message: `Package not found: ${name}`, hint };
  }
  if (!['react', 'react-dom', 'docsgen'].includes(name)) work.packages.add(name);
  return undefined;
}

/** Dependencies of Docusaurus and its classic theme, which sites import without declaring them. */
const brought: ReadonlySet<string> = new Set(
  `@algolia/client-search @docsearch/css @docsearch/react @mdx-js/react algoliasearch clsx copy-text-to-clipboard
  history hoist-non-react-statics infima js-yaml lodash mermaid nprogress postcss prism-react-renderer prismjs
  prop-types react react-dom react-fast-compare react-helmet-async react-is react-json-view-lite react-loadable
  react-router react-router-config react-router-dom rtlcss scheduler tslib unist-util-visit
  use-sync-external-store utility-types`.split(/\s+/),
);

/** Folders in which packages can be installed. The folder of a monorepo is a parent folder. */
const above = ['', '../', '../../'];

/** If a site declares no packages at all, this returns true. */
async function hasPackage({ files, packages }: DocusaurusSite, specifier: string): Promise<boolean> {
  const name = packageName(specifier);
  if (packages.size === 0 || packages.has(name) || packages.has(`@types/${name}`)) return true;
  if (name === 'docsgen' || brought.has(name) || isBuiltin(specifier)) return true;
  for (const folder of above) {
    if ((await files.readBytes(`${folder}node_modules/${name}/package.json`)) !== undefined) return true;
    const value = await readMap({ files, tell: () => undefined }, `${folder}package.json`);
    if ([value.dependencies, value.devDependencies].some((list) => Object.hasOwn(mapIn(list), name))) return true;
  }
  return false;
}
