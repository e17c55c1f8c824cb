// Sites for the measurements of builds: copies of a corpus in a temporary folder, which is removed afterwards, in the
// formats of docsgen and Hugo.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsgenOf, hugoOf } from './builders.js';
import { plantHugoSite } from './hugo-site.js';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
const tmpfs = 0x01021994;

/** On disk, like real sites, even if the folder for temporary files is in memory. */
export function temporaryFolder() {
  const parent = statfsSync(tmpdir()).type === tmpfs ? '/var/tmp' : tmpdir();
  const root = mkdtempSync(join(parent, 'docsgen-bench-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return root;
}

/** Returns the paths of the pages in a folder of Markdown. */
export function pagesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
}

/** Creates a site with `times` copies of the corpus. Several copies are in separate folders below a start page. */
export function copySite(request) {
  const { corpus, folder, times, hasHugo } = request;
  const root = join(folder, 'site');
  if (times === 1) cpSync(corpus, root, { recursive: true });
  else {
    for (let copy = 1; copy <= times; copy += 1)
      cpSync(corpus, join(root, `copy-${String(copy).padStart(2, '0')}`), { recursive: true });
    writeFileSync(join(root, 'index.md'), '---\ntitle: All copies\n---\n\nThe same pages, again and again.\n');
  }
  const builders = [docsgenOf(root, join(folder, 'built'))];
  if (hasHugo) {
    const hugoRoot = join(folder, 'hugo');
    plantHugoSite(root, hugoRoot);
    builders.push(hugoOf(hugoRoot));
  }
  return { builders, pages: pagesIn(root) };
}

/** The sample site of the checkout. */
export function copyReference({ folder }) {
  const root = join(folder, 'site');
  mkdirSync(root);
  for (const name of ['site.config.yaml', 'components', 'content', 'static'])
    if (existsSync(join(checkout, name))) cpSync(join(checkout, name), join(root, name), { recursive: true });
  return { builders: [docsgenOf(root, join(folder, 'built'), true)], pages: undefined };
}

/** Changes a page in the copies of all builders. */
export function changePage({ builders }, page, change) {
  for (const { fileOf } of builders) writeFileSync(fileOf(page), change(readFileSync(fileOf(page), 'utf8')));
}

/** Returns pages that are not index pages, starting in the middle of the site. */
export function middlePages({ pages }) {
  return fromTheMiddle(pages.filter(isPlain));
}

/** The same for the top folder whose number of pages is closest to `size`. */
export function middleOfPart({ pages }, size) {
  const parts = new Map();
  for (const page of pages.filter((name) => name.includes('/'))) {
    const part = page.slice(0, page.indexOf('/'));
    parts.set(part, [...(parts.get(part) ?? []), page]);
  }
  const distance = (part) => Math.abs(part.length - size);
  const [chosen] = [...parts.values()].sort((a, b) => distance(a) - distance(b));
  if (chosen === undefined) throw new Error('The corpus has no folders.');
  return fromTheMiddle(chosen.filter(isPlain));
}

function isPlain(page) {
  return !/(^|\/)index\.md$/.test(page);
}

function fromTheMiddle(list) {
  const middle = Math.floor(list.length / 2);
  return [...list.slice(middle), ...list.slice(0, middle)];
}
