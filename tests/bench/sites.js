// The sites that builds are measured on: copies of a corpus in a temporary folder, which are taken away again, each as
// docsgen and as Hugo reads it.
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

/** On disk, as sites are, also where the folder for temporary files is memory. */
export function temporaryFolder() {
  const parent = statfsSync(tmpdir()).type === tmpfs ? '/var/tmp' : tmpdir();
  const root = mkdtempSync(join(parent, 'docsgen-bench-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return root;
}

/** The pages in a folder of Markdown, as paths in it. */
export function pagesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
}

/** A site of the corpus, `times` over: then each copy has a folder, and a page of ours stands above them. */
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

/** The checkout's own site, as everybody who publishes it builds it. */
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

/** Pages that are no index of a folder, from the middle of the site on. */
export function middlePages({ pages }) {
  return fromTheMiddle(pages.filter(isPlain));
}

/** The same of the top folder whose number of pages is nearest to `size`. */
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
