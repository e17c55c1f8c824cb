// Writes, renames, deletes, breaks and repairs files of a site at random while `serve --watch` runs, and finally
// compares every response with a fresh build, byte by byte. Run `npm run compile`, then `node tests/bench/soak.js
// [edits] [seed]`.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom, words } from '../random.js';
import { startServer } from './serving.js';

const [edits = 2000, seed = 1] = process.argv.slice(2).map(Number);
const bin = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'docsgen-soak-'));
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const { next: random, below, pick, sentence } = createRandom(seed);
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path) => readFileSync(join(root, path), 'utf8');
const filesBelow = (folder, ending) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((path) => path.endsWith(ending) && statSync(join(root, path)).isFile())
        .sort()
    : [];
const pages = () => filesBelow('content', '.md').filter((path) => !path.includes('/_'));
const sections = ['guia', 'referencia', 'guia/avanzado'];
const freshPath = () => `content/${pick(['es', 'en'])}/docs/${pick(sections)}/${pick(words)}-${below(30)}.md`;

const picture = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + below(90)}" height="20"><rect width="9" height="9"/></svg>`;
const body = () => {
  const blocks = [sentence(), `## ${pick(words)} ${pick(words)}`, sentence()];
  if (random() < 0.3) blocks.push(`\`\`\`js\nconst ${pick(words)} = ${below(100)};\n\`\`\``);
  if (random() < 0.3) blocks.push(`:::${pick(['note', 'tip', 'warning'])}\n${sentence()}\n:::`);
  if (random() < 0.2) blocks.push('::include[/docs/_shared.md]');
  if (random() < 0.2) blocks.push('![Picture](/docs/picture.svg)');
  if (random() < 0.2) blocks.push('[Start](/docs/)');
  return `${blocks.join('\n\n')}\n`;
};
const page = () => `---\ntitle: ${pick(words)} ${below(100)}\n---\n\n${body()}`;
const config = (title) => `title: ${title}
url: https://docs.example
locales:
  - { code: es, label: Español }
  - { code: en, label: English }
sections:
  - { id: docs, label: Docs }
`;

function plant() {
  write('site.config.yaml', config('Soak'));
  for (const locale of ['es', 'en']) {
    write(`content/${locale}/docs/index.md`, `---\ntitle: Inicio\n---\n\n${sentence()}\n`);
    write(`content/${locale}/docs/_shared.md`, `${sentence()}\n`);
    write(`content/${locale}/docs/picture.svg`, picture());
  }
  for (let count = 0; count < 40; count += 1) write(freshPath(), page());
  write('static/plain.txt', 'as it is\n');
}

/** Files that were broken, with their repairs. */
const broken = new Map();
const breakIt = (path, text) => {
  if (broken.has(path)) return;
  broken.set(path, read(path));
  write(path, text);
};
const repair = (path) => {
  write(path, broken.get(path));
  broken.delete(path);
};
const whole = () => pages().filter((path) => !broken.has(path) && !path.endsWith('/index.md'));

const kinds = {
  body: () => {
    const path = pick(whole());
    if (path) write(path, `${/^---\n[\s\S]*?\n---\n/.exec(read(path))?.[0] ?? ''}\n${body()}`);
  },
  title: () => {
    const path = pick(whole());
    if (path) write(path, read(path).replace(/^title: .*$/m, `title: ${pick(words)} ${below(1000)}`));
  },
  create: () => {
    const path = freshPath();
    if (!existsSync(join(root, path)) && pages().length < 90) write(path, page());
  },
  remove: () => {
    const path = pick(whole());
    if (path && whole().length > 15) rmSync(join(root, path));
  },
  rename: () => {
    const [path, target] = [pick(whole()), freshPath()];
    if (!path || existsSync(join(root, target))) return;
    mkdirSync(dirname(join(root, target)), { recursive: true });
    renameSync(join(root, path), join(root, target));
  },
  renameFolder: () => {
    const locale = pick(['es', 'en']);
    const [from, to] = random() < 0.5 ? ['referencia', 'manual'] : ['manual', 'referencia'];
    const [source, target] = [from, to].map((name) => join(root, `content/${locale}/docs/${name}`));
    if ([...broken.keys()].some((path) => path.startsWith(`content/${locale}/docs/${from}/`))) return;
    if (existsSync(source) && !existsSync(target)) renameSync(source, target);
  },
  throughTemporary: () => {
    const path = pick(whole());
    if (!path) return;
    writeFileSync(join(root, `${path}.tmp`), `${read(path)}\n${sentence()}\n`);
    renameSync(join(root, `${path}.tmp`), join(root, path));
  },
  twoSteps: () => {
    const path = pick(whole());
    if (!path) return;
    const text = read(path);
    writeFileSync(join(root, path), '');
    writeFileSync(join(root, path), text);
  },
  category: () =>
    write(`content/${pick(['es', 'en'])}/docs/guia/_category_.yml`, `label: ${pick(words)}\nposition: ${below(9)}\n`),
  noCategory: () => rmSync(join(root, `content/${pick(['es', 'en'])}/docs/guia/_category_.yml`), { force: true }),
  partial: () => write(`content/${pick(['es', 'en'])}/docs/_shared.md`, `${sentence()}\n`),
  picture: () => write(`content/${pick(['es', 'en'])}/docs/picture.svg`, picture()),
  plainFile: () => write('static/plain.txt', `${sentence()}\n`),
  newPlainFile: () => write(`static/more/${pick(words)}.txt`, `${sentence()}\n`),
  site: () => broken.has('site.config.yaml') || write('site.config.yaml', config(`Soak ${below(1000)}`)),
  wrongSite: () => breakIt('site.config.yaml', 'title: [\n'),
  wrongFrontMatter: () => {
    const path = pick(whole());
    if (path) breakIt(path, `---\ntitle: "open\n---\n\n${body()}`);
  },
  brokenLink: () => {
    const path = pick(whole());
    if (path) breakIt(path, `${read(path)}\n[Nowhere](./nowhere-${below(100)}.md)\n`);
  },
  repair: () => {
    const path = pick([...broken.keys()]);
    if (path) repair(path);
  },
};
const weights = { body: 8, title: 4, create: 4, remove: 3, rename: 4, repair: 5 };
const lot = Object.keys(kinds).flatMap((kind) => Array(weights[kind] ?? 1).fill(kind));

/** Returns the built file for a URL of the server. */
async function differences(origin, output) {
  const found = [];
  // An image has a URL only after a page that shows it has been requested.
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' });
  for (const name of [...names].sort((a, b) => a.startsWith('assets') - b.startsWith('assets'))) {
    if (!statSync(join(output, name)).isFile() || name.startsWith('.docsgen')) continue;
    const address = `/${name.replace(/(^|\/)index\.html$/, '$1')}`.split('/').map(encodeURIComponent).join('/');
    const response = await fetch(origin + address);
    const shown = Buffer.from(await response.arrayBuffer());
    const text = name.endsWith('.html') ? Buffer.from(withoutLiveScript(shown.toString())) : shown;
    const isRight = response.ok || name.endsWith('404.html');
    if (!isRight || !text.equals(readFileSync(join(output, name)))) found.push(`${response.status} ${name}`);
  }
  return found;
}

const liveParts = /<script type="module" id="docsgen-live"[^>]*><\/script>|<meta name="docsgen-hash"[^>]*>/g;
const withoutLiveScript = (html) => html.replace(liveParts, '');

plant();
const server = await startServer(root);
const before = server.memory();
const counts = {};
for (let edit = 0; edit < edits; edit += 1) {
  const kind = pick(lot);
  kinds[kind]();
  counts[kind] = (counts[kind] ?? 0) + 1;
  if (random() < 0.3) await (await fetch(`${server.origin}/${pick(['', 'en/'])}docs/`)).text();
  if (random() < 0.5) await pause(below(40));
  if (edit % 200 === 199) console.log(`${edit + 1} edits, ${pages().length} pages, ${Math.round(server.memory())} MB`);
}
for (const path of [...broken.keys()]) repair(path);
await pause(1500);
const output = join(root, 'built');
try {
  execFileSync(process.execPath, [bin, 'build', root, '--out', output], { stdio: ['ignore', 'ignore', 'inherit'] });
} catch {
  // If the site still has errors, such as two pages with the same name, there is nothing to compare with.
}
const wrong = existsSync(output) ? await differences(server.origin, output) : ['nothing was built'];
const gone = await fetch(`${server.origin}/docs/guia/no-such-page/`);
console.table(counts);
console.log(
  `Seed ${seed}: ${edits} edits, memory ${Math.round(before)} MB at first, ${Math.round(server.memory())} MB in the end.`,
);
console.log(`A page that is not there gives ${gone.status}. Files unlike a fresh build: ${wrong.length}`);
for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
await server.close();
rmSync(root, { recursive: true, force: true });
process.exitCode = wrong.length > 0 || gone.status !== 404 ? 1 : 0;
