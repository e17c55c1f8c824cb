// Docusaurus sites converted to docsgen sites: the pages as MDX with their components, and the same pages without MDX.
// Nothing is changed manually. Pages that cannot be converted are reported with the reason.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsgenOf } from './builders.js';
import { plantStandIns } from './mdx-stand-ins.js';
import { asMdx, readPage, withoutMdx } from './mdx-text.js';

const bin = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));
const notTheSite = /^(?:node_modules|static|blog|i18n|docs|versioned_\w+|package(?:-lock)?\.json|\..*)$/;
const checks = 'checks: { links: off, anchors: off, images: off, duplicateRoutes: off }';
const pagesFolder = 'content/en';
const isPage = (path) => /\.mdx?$/.test(path);
const isPartial = (path) => path.split('/').some((part) => part.startsWith('_'));

/** Converts an archive or a folder to two sites in `folder`; `docsgenOf` builds `mdx` and `plain`. */
export function plantSites(source, folder) {
  const unpacked = join(folder, 'source');
  if (source.endsWith('.tar.gz')) {
    mkdirSync(unpacked, { recursive: true });
    execFileSync('tar', ['xzf', source, '-C', unpacked]);
  } else cpSync(source, unpacked, { recursive: true });
  const home = siteIn(unpacked);
  const name = basename(source).replace(/^docusaurus-|\.tar\.gz$/g, '');
  const site = { name, mdx: join(folder, 'mdx'), plain: join(folder, 'plain'), ignoredReadme: [], changed: new Map() };
  plantPages(home, site);
  for (const entry of readdirSync(home))
    if (!notTheSite.test(entry) && !entry.startsWith('docusaurus.config'))
      cpSync(join(home, entry), join(site.mdx, entry), { recursive: true });
  cpSync(join(site.mdx, pagesFolder), join(site.plain, pagesFolder), { recursive: true, filter: isNoCode });
  for (const page of pagesOf(site)) plantTwin(site.plain, page);
  site.made = plantStandIns(site.mdx, pagesOf(site));
  writeFileSync(join(site.mdx, 'site.config.yaml'), `title: ${name}\n${checks}\nmarkdown: { mdx: all }\n`);
  writeFileSync(join(site.plain, 'site.config.yaml'), `title: ${name}\n${checks}\n`);
  rmSync(unpacked, { recursive: true });
  return site;
}

function isNoCode(path) {
  return !/\.[jt]sx?$/.test(path);
}

/** Builds repeatedly and removes the pages that docsgen cannot build, until the build succeeds. */
export function settleSites(site) {
  for (;;) {
    const broken = brokenPages(site);
    for (const [page, reason] of broken) leaveOut(site, page, reason);
    if (broken.size === 0) break;
  }
  const pages = pagesOf(site).filter((page) => !isPartial(page));
  const builderOf = (root) => docsgenOf(root, `${root}-built`);
  return { ...site, pages, builders: { mdx: builderOf(site.mdx), plain: builderOf(site.plain) } };
}

/** Returns the paths of the pages in a site, including partials. */
function pagesOf({ mdx }) {
  return readdirSync(join(mdx, pagesFolder), { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((path) => join(pagesFolder, path))
    .sort();
}

/** The folder with the configuration. */
function siteIn(folder) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(^|\/)docusaurus\.config\.\w+$/.test(path) && !path.includes('node_modules'),
  );
  if (found.length === 0) throw new Error(`${folder} is no site of Docusaurus.`);
  return join(folder, dirname(found.sort((one, other) => one.length - other.length)[0]));
}

/** The documents of the site and of its versions, each version in a separate folder. */
function plantPages(home, site) {
  const config = readdirSync(home).find((name) => name.startsWith('docusaurus.config'));
  const text = readFileSync(join(home, config), 'utf8');
  const written = /\bdocs:[\s\S]*?\bpath:\s*(['"])(.+?)\1/.exec(text)?.[2] ?? 'docs';
  const docs = [written, 'docs', '../docs'].map((path) => join(home, path)).find((path) => existsSync(path));
  const content = join(site.mdx, pagesFolder);
  const filter = (path) => !path.includes('node_modules');
  cpSync(docs, content, { recursive: true, filter });
  const versions = join(home, 'versioned_docs');
  if (existsSync(versions)) cpSync(versions, content, { recursive: true, filter });
  for (const page of pagesOf(site)) {
    const path = join(site.mdx, page);
    const mdx = asMdx(readFileSync(path, 'utf8').replaceAll('@site/docs/', `@site/${pagesFolder}/`), (what) =>
      site.changed.set(what, (site.changed.get(what) ?? new Set()).add(page)),
    );
    try {
      readPage(mdx);
      withoutMdx(mdx);
      writeFileSync(path, mdx);
    } catch (thrown) {
      leaveOut(site, page, thrown.message);
    }
  }
}

function plantTwin(root, page) {
  const path = join(root, page);
  writeFileSync(path, withoutMdx(readFileSync(path, 'utf8')));
  if (path.endsWith('.mdx')) renameSync(path, path.replace(/x$/, ''));
}

function leaveOut(site, page, reason) {
  site.ignoredReadme.push({ page, reason });
  rmSync(join(site.mdx, page));
  rmSync(join(site.plain, page.replace(/\.mdx$/, '.md')), { force: true });
}

/** Returns the error of each page that cannot be built, by path. Throws on errors that do not belong to a page. */
function brokenPages({ mdx }) {
  const args = [bin, 'check', mdx, '--reporter', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { diagnostics } = JSON.parse(stdout || '{"diagnostics":[]}');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const strange = errors.find(({ file }) => !isPage(file ?? '') || !existsSync(join(mdx, file)));
  if (strange || stdout === '') throw new Error(`${mdx} cannot be built: ${stderr}${JSON.stringify(strange)}`);
  return new Map(errors.toReversed().map(({ file, line, message }) => [file, `line ${line}: ${message}`]));
}
