// The two commands that the measurements of builds hold against each other: how each is called on a site, what it
// writes, and what it leaves for its next build.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hugoName } from './hugo-site.js';
import { watchMemory } from './process-memory.js';

const bin = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

/** `root` is the site's folder, `output` where it is written to. */
export function docsgenOf(root, output, hasSearch = false) {
  return {
    key: 'docsgen',
    name: 'docsgen',
    command: process.execPath,
    args: [bin, 'build', root, '--out', output, ...(hasSearch ? [] : ['--no-search'])],
    output,
    fileOf: (page) => join(root, page),
    left: [output, join(root, '.docsgen')],
    highlighted: '<span class="token',
  };
}

export function hugoOf(root) {
  const output = join(root, 'public');
  return {
    key: 'hugo',
    name: 'Hugo',
    command: 'hugo',
    args: ['--source', root, '--destination', output],
    output,
    fileOf: (page) => join(root, 'content', hugoName(page)),
    left: [output, join(root, 'resources')],
    highlighted: 'class="chroma"',
  };
}

/** What `hugo version` says; `undefined` where there is none. */
export function hugoVersion() {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * docsgen does not trust the stamps of files written so shortly before. No author's files are that new, so these must
 * not be either.
 */
const settling = 2500;

export function settle() {
  return new Promise((done) => setTimeout(done, settling));
}

let gone = 0;

/**
 * Takes away everything that a build could use again, by another name: where many files were removed, new ones are slow
 * to make for a while.
 */
export function forget(builder) {
  for (const path of builder.left) {
    gone += 1;
    if (existsSync(path)) renameSync(path, join(dirname(path), `.gone-${gone}`));
  }
}

/** Seconds from starting the command to its end. */
export async function timeBuild(builder) {
  const { seconds } = await build(builder);
  return seconds;
}

/** Bytes; looking costs the build time, so such a run is not timed. */
export async function weighBuild(builder) {
  const { memory } = await build(builder, watchMemory);
  return memory;
}

function build({ command, args }, watch) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    const stop = () => child.kill();
    process.prependListener('exit', stop);
    const watched = watch?.(child.pid);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      const seconds = (performance.now() - start) / 1000;
      const memory = watched?.stop();
      if (code === 0) resolve({ seconds, memory });
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said}`));
    });
  });
}

/** The pages it wrote, but for the one that stands for missing ones. */
export function writtenPages({ output }) {
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => join(output, name));
}

/** How many of its pages have this text. */
export function pagesWith(builder, text) {
  return writtenPages(builder).filter((file) => readFileSync(file, 'utf8').includes(text)).length;
}

/** Enough to see whether a theme does what it is compared for. */
const looked = 1000;

/** Throws unless it wrote so many pages, each with its sidebar, and coloured their code. */
export function checkPages(builder, expected) {
  const pages = writtenPages(builder);
  const texts = pages.slice(0, looked).map((file) => readFileSync(file, 'utf8'));
  const problem = (text) => new Error(`The comparison would mean nothing: ${builder.name} ${text}.`);
  if (pages.length !== expected) throw problem(`wrote ${pages.length} pages of ${expected}`);
  if (!texts.every((text) => text.includes('class="sidebar"'))) throw problem('wrote pages without a sidebar');
  if (!texts.some((text) => text.includes(builder.highlighted))) throw problem('coloured no code');
}

/** Bytes of each page without what stands in its article. */
export function bytesAround(builder) {
  return writtenPages(builder).map((file) => {
    const html = readFileSync(file);
    const start = html.indexOf('<article class="prose"');
    if (start < 0) return html.length;
    return html.length - (html.lastIndexOf('</article>') - (html.indexOf('>', start) + 1));
  });
}
