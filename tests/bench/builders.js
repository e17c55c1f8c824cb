// The commands that are compared, docsgen and Hugo: their arguments, output, and caches.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hugoName } from './hugo-site.js';
import { watchMemory } from './process-memory.js';

const bin = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

/** `root` is the site's folder, `output` the output folder. */
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

/** Output of `hugo version`, or `undefined` if Hugo is not installed. */
export function hugoVersion() {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * docsgen reads files again that were written shortly before. Files of authors are older, so the files of the benchmark
 * must also be older.
 */
const settling = 2500;

export function settle() {
  return new Promise((done) => setTimeout(done, settling));
}

let gone = 0;

/**
 * Moves away everything that a build could reuse. The folder is renamed instead of removed, because creating files is
 * slow for a while after many files were removed.
 */
export function forget(builder) {
  for (const path of builder.left) {
    gone += 1;
    if (existsSync(path)) renameSync(path, join(dirname(path), `.gone-${gone}`));
  }
}

/** Seconds from the start of the command to its end. */
export async function timeBuild(builder) {
  const { seconds } = await build(builder);
  return seconds;
}

/** Bytes. Measuring memory slows down the build, so the time of such a run is not used. */
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

/** The generated pages, except the 404 page. */
export function writtenPages({ output }) {
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => join(output, name));
}

/** Number of pages that contain this text. */
export function pagesWith(builder, text) {
  return writtenPages(builder).filter((file) => readFileSync(file, 'utf8').includes(text)).length;
}

/** Number of pages to check for the features that are compared. */
const looked = 1000;

/** Throws unless the output has this many pages, with sidebars and highlighted code. */
export function checkPages(builder, expected) {
  const pages = writtenPages(builder);
  const texts = pages.slice(0, looked).map((file) => readFileSync(file, 'utf8'));
  const problem = (text) => new Error(`The comparison would mean nothing: ${builder.name} ${text}.`);
  if (pages.length !== expected) throw problem(`wrote ${pages.length} pages of ${expected}`);
  if (!texts.every((text) => text.includes('class="sidebar"'))) throw problem('wrote pages without a sidebar');
  if (!texts.some((text) => text.includes(builder.highlighted))) throw problem('coloured no code');
}

/** Sizes of the pages without their articles, in bytes. */
export function bytesAround(builder) {
  return writtenPages(builder).map((file) => {
    const html = readFileSync(file);
    const start = html.indexOf('<article class="prose"');
    if (start < 0) return html.length;
    return html.length - (html.lastIndexOf('</article>') - (html.indexOf('>', start) + 1));
  });
}
