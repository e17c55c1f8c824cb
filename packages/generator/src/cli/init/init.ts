// docsgen init: creates a site. It never overwrites files.
import { basename, join, relative, resolve, sep } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { featurePackages } from '../../config/feature-packages.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { openGit } from '../../platform/git.ts';
import { existingPath, isFolder, nearestFolder, openSite, writeNewText } from '../../platform/node-files.ts';
import { countOf } from '../../text/amounts.ts';
import { firstHeading } from '../../text/markdown-text.ts';
import { describeFound, findContent } from './found-content.ts';
import {
  invalidOption,
  type StarterDefaults,
  type StarterOptions,
  type StarterSettings,
  starterQuestions,
  starterSettings,
} from './init-answers.ts';
import { docsgenPackage, installedFrom, specifierOf } from './installed-from.ts';
import { isLocal, nextCommands } from './next-commands.ts';
import { packageManagerOf } from './package-managers.ts';
import { editLinkOf, githubPagesUrl, readRepository } from './repository.ts';
import { missingSamples, type PlannedFile, planStarter } from './starter.ts';
import type { TargetFolder } from './target-folder.ts';
import { readTemplates } from './templates.ts';

interface InitOptions extends StarterOptions {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

export async function init(folder: string, options: InitOptions, ports: Ports): Promise<number> {
  const problem = invalidOption(options);
  if (problem !== undefined) throw new UsageError(problem);
  const root = resolve(ports.cwd, folder);
  if ((await existingPath(root)) !== undefined && !(await isFolder(root)))
    throw new UsageError(`${folder} is a file, not a folder`);
  const { place, defaults } = await lookAround(openSite(root), ports);
  const isAsking = ports.terminal.isInteractive && !options.yes && !place.isConfigured;
  const answers = isAsking ? await ports.ask('Create a new site', starterQuestions(options, defaults)) : {};
  if (answers === undefined) return 1;
  const wishes = starterSettings(options, answers, defaults);
  checkPackages(wishes.packages, place);
  const files = planStarter(wishes, place, await readTemplates());
  const isDry = options.dryRun ?? false;
  const written = await writeFiles(root, files, { isDry });
  describe({ place, files, written, isDry }, ports);
  const hasSamples = !place.isConfigured && place.found.kind !== 'markdown';
  if (hasSamples) for (const sentence of missingSamples(wishes)) ports.terminal.print(`${sentence}.`);
  if (!isDry) await printNext({ root, place, written, packages: wishes.packages }, ports);
  return 0;
}

function checkPackages(names: readonly string[], { packages, isConfigured, docsgen }: TargetFolder): void {
  if (names.length > 0 && isConfigured)
    throw new UsageError(`The site is already configured. Add ${names.join(', ')} to plugins in its configuration`);
  const missing = names.find((name) => packages[name] === undefined);
  if (missing !== undefined) throw new UsageError(`${missing} does not exist next to ${docsgen}`);
}

interface DetectedProject {
  readonly place: TargetFolder;
  readonly defaults: StarterDefaults;
}

async function lookAround(files: SiteFiles, ports: Ports): Promise<DetectedProject> {
  const { root } = files;
  const paths = await files.list('', 'visible');
  const found = findContent(paths);
  const start = await nearestFolder(root);
  const repository = await readRepository(openGit(start));
  const below = [repository.folder, ...relative(start, root).split(sep)].filter(Boolean).join('/');
  const folderInRepository = repository.isThere ? below : '';
  const docsgen = (await installedFrom(root, docsgenPackage(ports))) ?? `^${packageFile.version}`;
  const place: TargetFolder = {
    folderName: basename(root),
    found,
    isConfigured: paths.some((path) => /^site\.config\.(ya?ml|json|[cm]?[jt]s)$/.test(path)),
    packageManager: packageManagerOf(new Set(paths), ports.env.npm_config_user_agent),
    docsgen,
    packages: await specifiers(docsgen, root),
    branch: repository.branch,
    folderInRepository,
    editLink: editLinkOf(repository, folderInRepository),
  };
  const [first = 'en', ...rest] = found.locales;
  const title = (await titleIn(files, paths)) ?? titleOf(basename(root));
  const url = repository.github ? githubPagesUrl(repository.github) : '';
  const packages = featurePackages.filter(({ module }) => place.packages[module] !== undefined);
  return { place, defaults: { title, locales: [first, ...rest], url, packages } };
}

async function specifiers(docsgen: string, root: string): Promise<TargetFolder['packages']> {
  const all = featurePackages.map(async ({ module }) => [module, await specifierOf(module, docsgen, root)] as const);
  return Object.fromEntries((await Promise.all(all)).flatMap(([name, found]) => (found ? [[name, found]] : [])));
}

/** Returns the first heading of the README or index in the folder. */
async function titleIn(files: SiteFiles, paths: readonly string[]): Promise<string | undefined> {
  const path = paths.find((each) => /^(index|readme)\.(mdx?|markdown)$/i.test(each));
  const text = path && (await files.readText(path));
  return text === undefined ? undefined : firstHeading(text);
}

/** Returns `My docs` for `my-docs`. */
function titleOf(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim() || 'Documentation';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the paths of the new files. Writes nothing in a dry run. */
async function writeFiles(
  root: string,
  files: readonly PlannedFile[],
  { isDry }: { readonly isDry: boolean },
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (const { path, text } of files) {
    const target = join(root, path);
    const isNew = isDry ? (await existingPath(target)) === undefined : writeNewText(target, text);
    if (isNew) written.add(path);
  }
  return written;
}

interface Done {
  readonly place: TargetFolder;
  readonly files: readonly PlannedFile[];
  readonly written: ReadonlySet<string>;
  readonly isDry: boolean;
}

function describe({ place, files, written, isDry }: Done, { terminal }: Ports): void {
  const { print, paint } = terminal;
  if (place.isConfigured) print('The site is already configured: its pages are not changed.');
  else if (place.found.kind === 'markdown') print(describeFound(place.found));
  const width = Math.max(...files.map(({ path }) => path.length));
  for (const { path, text, otherwise } of files) {
    const isNew = written.has(path);
    const what = isNew ? paint.success(isDry ? 'would be created' : 'created') : 'already exists, not changed';
    print(`${path.padEnd(width)}  ${what}`);
    if (!isNew && otherwise !== undefined) print(`  ${otherwise}`);
    // The configuration depends on the files in the folder, so a dry run prints it.
    if (isDry && isNew && path === 'site.config.yaml') print(text.trimEnd().replace(/^/gm, '  '));
  }
  const count = countOf(written.size, 'file');
  print(isDry ? `Dry run: nothing was written. ${count} would be created.` : `${count} created.`);
}

interface Next extends Pick<Done, 'place' | 'written'>, Pick<StarterSettings, 'packages'> {
  readonly root: string;
}

async function printNext({ root, place, written, packages }: Next, { terminal, cwd }: Ports): Promise<void> {
  const path = relative(cwd, root).split(sep).join('/');
  const steps = nextCommands({
    packageManager: place.packageManager,
    folder: path.startsWith('../') ? root : path,
    isInstalled: (await existingPath(join(root, 'node_modules/docsgen/package.json'))) !== undefined,
    hasScripts: written.has('package.json'),
    docsgen: place.docsgen,
    packages: packages.map((name) => (isLocal(place.docsgen) ? (place.packages[name] ?? name) : name)),
  });
  for (const { what, commands } of steps) {
    terminal.print(`\n${what}:`);
    for (const command of commands) terminal.print(`  ${terminal.paint.strong(command)}`);
  }
  if (written.has('package.json') && isLocal(place.docsgen))
    terminal.print(`\npackage.json installs docsgen from ${place.docsgen}, which must also exist in CI.`);
}
