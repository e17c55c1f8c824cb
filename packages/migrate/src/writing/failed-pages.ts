// Replaces React pages that throw an error while they are rendered, because they would make every build fail. The
// module is renamed, so that it is not a page, and a placeholder page is written at its URL.

import { type Diagnostic, error, type ParsedSource } from 'docsgen/internals';
import type { MigratedFile } from '../migration.ts';

/** Result of an attempt to render a page. */
interface CheckedPage {
  readonly source: ParsedSource;
  readonly diagnostics: readonly Diagnostic[];
}

interface FailedPagesRequest {
  readonly made: readonly MigratedFile[];
  /** By path in the new site. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  /** Files of the target that are not written, because users edited them. */
  readonly kept: ReadonlySet<string>;
}

interface SetAside {
  /** All files, including the renamed modules and the placeholder pages. */
  readonly made: readonly MigratedFile[];
  /** One error per placeholder. Files are paths relative to the original site. */
  readonly losses: readonly Diagnostic[];
}

/** Pages that only fail because a package is not installed yet are not replaced. */
export function replaceFailedPages({ made, pages, kept }: FailedPagesRequest): SetAside {
  const names = new Set(made.map(({ path }) => path));
  const losses: Diagnostic[] = [];
  const files = made.flatMap((file): readonly MigratedFile[] => {
    const page = pages.get(file.path);
    const failure = page?.diagnostics.find(({ code, severity }) => code === 'page' && severity === 'error');
    if (!page || !failure || !isModule(file) || kept.has(file.path)) return [file];
    const aside = freeName(file.path, names);
    names.add(aside);
    losses.push(lossOf(failure, { file, aside }));
    const text = placeholderPage(page.source.title);
    return [
      { ...file, path: aside },
      { path: file.path, text, from: undefined },
    ];
  });
  return { made: files, losses };
}

function isModule(file: MigratedFile): boolean {
  return /^pages\/.*\.[jt]sx?$/.test(file.path) && !('text' in file && isStandIn(file.text));
}

/** A leading underscore excludes the file from the pages. */
function freeName(path: string, names: ReadonlySet<string>): string {
  const slash = path.lastIndexOf('/') + 1;
  const name = `${path.slice(0, slash)}_${path.slice(slash)}`;
  return names.has(name) ? freeName(name, names) : name;
}

interface MovedPage {
  readonly file: MigratedFile;
  readonly aside: string;
}

function lossOf({ message, file: thrownIn, position, hint }: Diagnostic, { file, aside }: MovedPage): Diagnostic {
  const from = 'text' in file ? file.from : file.copyOf;
  const place = thrownIn === file.path ? aside : thrownIn;
  const at = position ? `${place}:${position.line}:${position.column}` : place;
  const why = hint === undefined ? '' : `${hint}. `;
  return error({
    code: 'migration',
    message: `The page could not be rendered and was replaced by a placeholder: ${message}`,
    file: from ?? file.path,
    hint: `${why}The error occurs at ${at}: fix ${aside}, then rename it to ${file.path} to replace the placeholder`,
  });
}

const opening = '// docsgen migrate: placeholder for a page that throws an error while rendering.';

function isStandIn(module: string): boolean {
  return module.startsWith(opening);
}

/** Returns a module for `pages/`, which is valid with any extension. Search engines do not index its page. */
function placeholderPage(title: string): string {
  return `${opening}
// The original module is in the file of the same name with a leading underscore. Fix it, then rename it to this file.
import { createElement } from 'react';

export const meta = {
  title: ${quoted(title)},
  layout: 'doc',
  unlisted: true,
  searchable: false,
  contents: false,
};

export { NotMigrated as default };

function NotMigrated() {
  return createElement('p', null, 'This page has not been migrated yet.');
}
`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;
}
