// A page in React that throws while it is drawn would keep the whole new site from being built. Its module stands
// beside then, as a file that no build takes for a page, and a small page at its address says so.
import { error } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ParsedSource } from '../../model/site.ts';
import type { MigratedFile } from '../migration.ts';
import { isStandIn, notTakenOver } from './not-taken-over.ts';

/** What the check knows of a page that it has drawn, or could not. */
interface CheckedPage {
  readonly source: ParsedSource;
  readonly diagnostics: readonly Diagnostic[];
}

interface FailedPagesRequest {
  readonly made: readonly MigratedFile[];
  /** By their paths in the new site. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  /** Files of the target that are not written: they are their author's, and so are their mistakes. */
  readonly kept: ReadonlySet<string>;
}

interface SetAside {
  /** With the modules at their new names, and pages in their places. */
  readonly made: readonly MigratedFile[];
  /** An error for each page that was set aside; files are paths from the old site's folder. */
  readonly losses: readonly Diagnostic[];
}

/** A package that is not installed yet keeps a page from being drawn, and is no failure of the page. */
export function setFailedPagesAside({ made, pages, kept }: FailedPagesRequest): SetAside {
  const names = new Set(made.map(({ path }) => path));
  const losses: Diagnostic[] = [];
  const files = made.flatMap((file): readonly MigratedFile[] => {
    const page = pages.get(file.path);
    const failure = page?.diagnostics.find(({ code, severity }) => code === 'page' && severity === 'error');
    if (!page || !failure || !isModule(file) || kept.has(file.path)) return [file];
    const aside = freeName(file.path, names);
    names.add(aside);
    losses.push(lossOf(failure, { file, aside }));
    const { title, file: source } = page.source;
    const text = notTakenOver({ title, locale: source.location.locale });
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

/** Parts of pages begin with an underscore. */
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
    message: `A page that says so stands in for one that cannot be drawn: ${message}`,
    file: from ?? file.path,
    hint: `${why}It fails at ${at}: mend ${aside}, and rename it to ${file.path}, over the page that stands in for it`,
  });
}
