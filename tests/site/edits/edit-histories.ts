// Runs random histories: edits and changes of the output and cache folders, with an incremental build after each. The
// last output is compared with a fresh build of a copy without a cache: every byte and every diagnostic.
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRandom, type Random } from '../../random.js';
import { deeds, outputFolder, type Past, pastOf } from '../damage/disk-deeds.ts';
import { type BuildOptions, type BuiltSite, type Site, withSite } from '../site.ts';
import { type Folder, firstDifference, readFolder, writeFiles } from '../site-files.ts';
import { clientBundle, siteOfHistories, type Texts } from './history-site.ts';
import { type Change, changed, edits } from './random-edits.ts';

/** Changes the output after each incremental build, to prove that the histories can fail. */
export type Meddling = (folder: string, before: Folder) => Promise<void>;

interface History {
  readonly seed: number;
  readonly random: Random;
  readonly site: Site;
  /** Descriptions of all steps so far. */
  readonly lines: string[];
  readonly kinds: Set<string>;
  readonly pasts: Past[];
  readonly hasIndex: boolean;
  readonly meddle: Meddling;
  files: Texts;
  /** Files of the last build that published something. */
  published: Texts;
  engine: number;
}

/** Returns the kinds of steps that the history contained. */
export async function liveThrough(seed: number, meddle: Meddling = async () => {}): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  await withSite({ ...Object.fromEntries(siteOfHistories), ...clientFiles }, async (site) => {
    const history: History = {
      seed,
      random: createRandom(seed),
      site,
      lines: [],
      kinds,
      pasts: [],
      // Creating the index takes longer than all other steps.
      hasIndex: seed % 20 === 0,
      meddle,
      files: siteOfHistories,
      published: siteOfHistories,
      engine: 0,
    };
    for (const path of siteOfHistories.keys()) await utimes(join(site.root, path), now(), now());
    let last = await build(history);
    const steps = 3 + history.random.below(4);
    for (let step = 0; step < steps; step += 1) last = await live(history);
    if (history.files !== history.published) {
      await become(history, history.published);
      history.lines.push('repaired');
      last = await build(history);
    }
    if (last.published === undefined) fail(history, 'what was published once could not be published again');
    await compare(history, last);
    if (history.random.chance(0.3)) await buildAgain(history, last);
  });
  return kinds;
}

const clientFileOf = (engine: number): string => `theme/client-${engine}.json`;
const engines = [0, 1, 2] as const;
const clientFiles = Object.fromEntries(engines.map((engine) => [clientFileOf(engine), clientBundle(engine)]));

const weights: Readonly<Record<string, number>> = { body: 5, heading: 4, title: 3, add: 4, delete: 3, move: 4 };
const lot = Object.keys(edits).flatMap((kind): readonly string[] => Array(weights[kind] ?? 2).fill(kind));

/** One step: usually one edit, sometimes several, sometimes after a change of the folders. */
async function live(history: History): Promise<Outcome> {
  const { random, lines } = history;
  if (history.files !== history.published && random.chance(0.6)) {
    await become(history, history.published);
    lines.push('repaired');
  }
  if (random.chance(0.35)) await doDeed(history);
  if (random.chance(0.06)) {
    history.engine = random.pick(engines);
    history.kinds.add('engine');
    lines.push(`engine ${history.engine}`);
  }
  for (let count = random.pick([0, 1, 1, 1, 1, 2, 3]); count > 0; count -= 1) await edit(history);
  return build(history);
}

async function doDeed(history: History): Promise<void> {
  const kind = history.random.pick(Object.keys(deeds)) ?? '';
  // The content of the folders depends on the build. A separate random generator keeps the rest of the history the
  // same.
  const random = createRandom(history.random.below(2 ** 31));
  const told = await deeds[kind]?.({ ...history, random, how: howOf(history) });
  if (told === undefined) return;
  history.kinds.add(kind);
  history.lines.push(`${kind}: ${told}`);
}

async function edit(history: History): Promise<void> {
  const kind = history.random.pick(lot) ?? '';
  const change = edits[kind]?.(history.files, history.random);
  if (change === undefined) return;
  await apply(history, change);
  history.kinds.add(kind);
  history.lines.push(`${kind}: ${change.told}`);
}

async function apply(history: History, change: Change): Promise<void> {
  const { root } = history.site;
  for (const [from, to] of change.moves ?? []) {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await rename(join(root, from), join(root, to));
  }
  for (const path of change.removes ?? []) await rm(join(root, path));
  for (const [path, text] of Object.entries(change.writes ?? {})) {
    const time = change.keepsTimes === true ? (await stat(join(root, path))).mtime : now();
    await history.site.write({ [path]: text });
    await utimes(join(root, path), time, time);
  }
  history.files = changed(history.files, change);
}

/** In whole seconds, so that a time can be restored exactly. */
function now(): Date {
  return new Date(Math.floor(Date.now() / 1000) * 1000);
}

/** Restores an earlier state of the files. */
async function become(history: History, files: Texts): Promise<void> {
  for (const path of history.files.keys()) if (!files.has(path)) await history.site.remove(path);
  const different = [...files].filter(([path, text]) => history.files.get(path) !== text);
  await history.site.write(Object.fromEntries(different));
  for (const [path] of different) await utimes(join(history.site.root, path), now(), now());
  history.files = files;
}

function howOf({ site, engine, hasIndex }: History): BuildOptions {
  const clientFile = join(site.root, clientFileOf(engine));
  return { cache: true, jobs: 1, out: outputFolder, codeHash: `engine ${engine}`, clientFile, hasIndex };
}

interface Outcome extends Pick<BuiltSite, 'published'> {
  readonly rendered: number;
  /** Diagnostics of the build, or the reason if it crashed. */
  readonly told: readonly string[];
}

/** A plugin that throws stops a build immediately. */
async function outcomeOf(site: Site, how: BuildOptions): Promise<Outcome> {
  try {
    const { published, rendered = 0, diagnostics } = await site.build(how);
    return { published, rendered, told: diagnostics.map((each) => JSON.stringify(each)) };
  } catch (error) {
    return { published: undefined, rendered: 0, told: [String(error)] };
  }
}

async function build(history: History): Promise<Outcome> {
  const { site, random, lines, pasts } = history;
  const folder = join(site.root, outputFolder);
  const before = await readFolder(folder);
  const built = await outcomeOf(site, howOf(history));
  await history.meddle(folder, before);
  lines.push(built.published ? 'BUILT' : 'NOT BUILT, for mistakes');
  if (built.published) {
    history.published = history.files;
    pasts.push(await pastOf(site.root));
    if (random.chance(0.1)) await compare(history, built);
    return built;
  }
  const difference = firstDifference(await readFolder(folder), before);
  if (difference !== undefined) fail(history, `A build with mistakes changed the output: ${difference}`);
  await compare(history, built);
  return built;
}

/** Compares the output with a fresh build. */
async function compare(history: History, incremental: Outcome): Promise<void> {
  const { site, files } = history;
  await withSite({ ...Object.fromEntries(files), ...clientFiles }, async (copy) => {
    const fresh = await outcomeOf(copy, { ...howOf({ ...history, site: copy }), cache: false });
    expectSame(history, incremental, fresh);
    if (fresh.published === undefined) return;
    const [is, shouldBe] = [site, copy].map(({ root }) => readFolder(join(root, outputFolder)));
    const difference = firstDifference((await is) ?? new Map(), (await shouldBe) ?? new Map());
    if (difference !== undefined) fail(history, difference);
  });
}

function expectSame(history: History, is: Outcome, shouldBe: Outcome): void {
  const lines = ({ told }: Outcome): string => told.map((each) => `\n  ${each}`).join('');
  if (lines(is) !== lines(shouldBe)) fail(history, `other diagnostics:${lines(is)}\ninstead of${lines(shouldBe)}`);
  const isOne = is.published !== undefined;
  if (isOne !== (shouldBe.published !== undefined)) {
    fail(history, isOne ? 'published what should not be' : 'did not publish what should be');
  }
}

/** Nothing has changed, so the build must do nothing and report the same diagnostics. */
async function buildAgain(history: History, before: Outcome): Promise<void> {
  const again = await outcomeOf(history.site, howOf(history));
  history.lines.push('BUILT again');
  expectSame(history, again, before);
  const { published, rendered } = again;
  if (published?.written !== 0 || published.removed !== 0 || rendered !== 0) {
    fail(history, `not all was left as it is: ${JSON.stringify({ ...published, rendered })}`);
  }
}

function fail({ seed, lines }: History, what: string): never {
  const story = lines.map((line, index) => `  ${index + 1}. ${line}`).join('\n');
  throw new Error(`Seed ${seed}: ${what}\nThe history:\n${story}`);
}

/** Restores the old version of a changed page, as if the build had skipped too much. */
export const putsAnOldPageBack: Meddling = async (folder, before) => {
  for (const [path, content] of await readFolder(folder)) {
    const old = before.get(path);
    if (old === undefined || !path.endsWith('.html') || old.equals(content)) continue;
    await writeFiles(folder, { [path]: old });
    return;
  }
};
