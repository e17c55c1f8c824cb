// Makes all pages of a site: hands texts and pages to the lanes, decides what has to be made at all, and keeps only facts.
// What a page looks like is a function of its prepared view, its text and the places its references lead to. Their hash
// is the page's key: a page whose key and bytes are those of the last build is not made again.
import type { CheckLevel } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LocaleCode, OutputPath, SourcePath } from '../model/paths.ts';
import type { Page, PageFacts } from '../model/site.ts';
import type { ComparedFile } from '../output/stage.ts';
import { isSourced } from '../render/render-context.ts';
import { groupBy } from '../text/group-by.ts';
import type { TextTasks } from './build-keys.ts';
import type { BuildRecord, KnownPage, KnownText } from './build-record.ts';
import type { FactsStore } from './facts-store.ts';
import { createFactsStore } from './facts-store.ts';
import type { Lane } from './lane.ts';
import { createPageKeys, type PageKeys } from './page-key.ts';
import type { MadePage, MadeText, PageTask, TextTask } from './page-work.ts';
import { type PrepareParts, preparedPage } from './prepared-page.ts';
import type { SiteIndex } from './site-index.ts';

export interface BuiltPages {
  readonly facts: FactsStore;
  readonly diagnostics: readonly Diagnostic[];
  /** How many pages were rendered; the others are as the last build left them. */
  readonly rendered: number;
  /** Texts that were compiled, or found in the cache, because the last build did not know them. */
  readonly renewed: ReadonlySet<SourcePath>;
  /** What the next build is to know. */
  readonly texts: ReadonlyMap<SourcePath, TextRecord>;
  /** Texts about which there is something to say. */
  readonly told: ReadonlyMap<SourcePath, ToldText>;
  readonly pages: ReadonlyMap<OutputPath, PageRecord>;
  /** Of the headings and anchors of all texts. */
  readonly outline: string;
}

export interface TextRecord extends Omit<KnownText, 'facts'> {
  /** The last build's line says the same. */
  readonly isKnown: boolean;
}

/** `stamp`: the last build's line says the same, and this is of the file that it put there. */
export type PageRecord = Omit<KnownPage, 'stamp'> & { readonly isKnown: boolean };

export interface ToldText {
  readonly text: TextRecord;
  readonly diagnostics: readonly Diagnostic[];
}

export interface PageBuilderParts extends PrepareParts {
  /** The first one is in this thread. */
  readonly lanes: readonly [Lane, ...Lane[]];
  /** As many more as so many texts are worth. */
  readonly moreLanes: (texts: number) => readonly Lane[];
  readonly taskOf: TextTasks;
  /** Of all that pages show of the rest of the site. */
  readonly siteKey: string;
  readonly before: Pick<BuildRecord, 'text' | 'page'> | undefined;
  /** A published file is still the one that bears this stamp. */
  readonly isPublished: (path: OutputPath, stamp: string | undefined) => Promise<boolean>;
  readonly includedHash: (path: SourcePath) => Promise<string>;
  readonly note: (file: ComparedFile) => void;
  /** A page is as it is known. */
  readonly keep: (page: Page, known: KnownPage) => Promise<void>;
  /** Only these pages are made; a text with all that show it, or not at all. */
  readonly isWanted: (page: Page) => boolean;
  /** All texts are compiled, so that every link can be checked; only pages of these locales are rendered. */
  readonly locales: ReadonlySet<LocaleCode>;
  /** Gets the text of every page, in every locale: there is one index of all. */
  readonly index: Pick<SiteIndex, 'add'> | undefined;
  readonly hashOf: (text: string) => string;
  readonly progress: (done: number, total: number) => void;
  readonly observe: WorkObserver | undefined;
}

/** For the report on a build. */
export interface WorkObserver {
  /** Pages are about to be made; what can be asked for then grows until the end of the build. */
  readonly begin: (asked: ObservedWork) => void;
  readonly text: (lane: string, path: SourcePath, made: MadeText) => void;
  readonly page: (lane: string, page: Page, made: MadePage) => void;
  readonly kept: (page: Page, known: KnownPage) => void;
}

export interface ObservedWork {
  /** Bytes of every file of the output so far. */
  readonly sizes: () => Iterable<readonly [OutputPath, number]>;
  /** Of sources. */
  readonly counts: () => { readonly read: number; readonly known: number };
}

/** A text with the pages that show it; category pages have none. */
interface Group {
  readonly place: number;
  readonly task: TextTask | undefined;
  readonly pages: readonly Page[];
}

/** What is known of a group's text; empty where there is none. */
interface TextState {
  readonly identity: string;
  readonly facts: () => PageFacts | undefined;
  readonly known: KnownText | undefined;
  readonly sections: string | undefined;
}

/** Pages that are made before other threads are asked for help, where few were expected. */
const untilMoreLanes = 40;

export async function buildPages(parts: PageBuilderParts): Promise<BuiltPages> {
  const all = [...parts.graph.pages.values()];
  const pages = all.filter(parts.isWanted);
  const groups = groupsOf(pages, parts);
  // Of two pages at one address the first one is there, which links lead to.
  const shown = new Set(new Map(all.toReversed().map((page) => [page.output, page])).values());
  const isShown = (page: Page): boolean => parts.locales.has(page.locale.code) && shown.has(page);
  const state = openState({ ...parts, isShown }, pages.filter(isShown).length);
  const lanes: Lane[] = [...parts.lanes];
  const queue = openQueue(groups, lanes);
  let made = 0;
  const run = async (lane: Lane): Promise<void> => {
    for (let batch = queue.take(lane); batch.length > 0; batch = queue.take(lane)) {
      made += await makeBatch(batch, lane, state);
      if (lanes.length === 1 && made > untilMoreLanes) runAll(parts.moreLanes(queue.left()));
    }
  };
  const running: Promise<unknown>[] = [];
  const runAll = (more: readonly Lane[]): void => {
    for (const lane of more) {
      if (!lanes.includes(lane)) lanes.push(lane);
      for (let count = 0; count < lane.depth; count += 1) running.push(run(lane));
    }
  };
  runAll(lanes);
  for (let index = 0; index < running.length; index += 1) await running[index];
  await Promise.all(lanes.map((lane) => lane.finish()));
  return state.built();
}

interface GroupQueue {
  readonly take: (lane: Lane) => readonly Group[];
  readonly left: () => number;
}

/** A lane that has compiled texts ahead takes those first, and nobody else does. */
function openQueue(groups: readonly Group[], lanes: readonly Lane[]): GroupQueue {
  const own = new Map<Lane, Group[]>();
  const common: Group[] = [];
  for (const group of groups) {
    const lane = lanes.find((each) => group.task && each.isAhead(group.task));
    if (lane) own.set(lane, [...(own.get(lane) ?? []), group]);
    else common.push(group);
  }
  let next = 0;
  return {
    left: () => common.length - next,
    take: (lane) => {
      const ahead = own.get(lane)?.splice(0, lane.batchSize) ?? [];
      if (ahead.length > 0) return ahead;
      // Towards the end batches get smaller, so that no lane has many left while the others have none.
      const share = Math.ceil((common.length - next) / (lanes.length * 4));
      const batch = common.slice(next, next + Math.min(lane.batchSize, Math.max(1, share)));
      next += batch.length;
      return batch;
    },
  };
}

function groupsOf(pages: readonly Page[], { taskOf }: PageBuilderParts): readonly Group[] {
  const texts = groupBy(pages.filter(isSourced), (page) => page.parsed.file.path);
  const sourced = [...texts.values()].flatMap((group): readonly Omit<Group, 'place'>[] =>
    group[0] ? [{ task: taskOf(group[0].parsed, group[0].textLocale.htmlLang), pages: group }] : [],
  );
  const categories = pages
    .filter((page) => page.kind === 'category')
    .map((page) => ({ task: undefined, pages: [page] }));
  return [...sourced, ...categories].map((group, place) => ({ ...group, place }));
}

interface StateParts extends PageBuilderParts {
  readonly isShown: (page: Page) => boolean;
}

interface BuilderState {
  readonly parts: StateParts;
  readonly keyOf: PageKeys;
  readonly noteText: (lane: Lane, group: Group, made: MadeText) => TextState;
  readonly knownText: (group: Group) => Promise<TextState | undefined>;
  readonly noteIndex: (group: Group, text: TextState) => Promise<void>;
  readonly noteKept: (page: Page, known: KeptPage) => Promise<void>;
  readonly notePage: (lane: Lane, planned: PlannedPage, made: MadePage) => void;
  readonly built: () => BuiltPages;
}

interface PlannedPage {
  readonly page: Page;
  readonly task: PageTask;
  readonly known: Pick<KnownPage, 'site' | 'text' | 'key' | 'assets'>;
}

/** How many texts and pages there were to make. */
async function makeBatch(batch: readonly Group[], lane: Lane, state: BuilderState): Promise<number> {
  const { parts } = state;
  const texts = new Map<Group, TextState>();
  for (const group of batch) {
    const known = await state.knownText(group);
    if (known) texts.set(group, known);
  }
  const unknown = batch.filter((group) => !texts.has(group));
  const made = unknown.length === 0 ? [] : await lane.compile(unknown.flatMap(({ task }) => task ?? []));
  for (const [index, group] of unknown.entries()) {
    const text = made[index];
    if (text) texts.set(group, state.noteText(lane, group, text));
  }
  const planned: PlannedPage[] = [];
  for (const [group, text] of [...texts].sort(([a], [b]) => a.place - b.place)) {
    await state.noteIndex(group, text);
    for (const page of group.pages) {
      if (!parts.isShown(page)) continue;
      const plan = await planPage(page, { group, text, parts, keyOf: state.keyOf });
      if ('task' in plan) planned.push(plan);
      else await state.noteKept(page, plan);
    }
  }
  const rendered = planned.length === 0 ? [] : await lane.render(planned.map(({ task }) => task));
  for (const [index, plan] of planned.entries()) {
    const page = rendered[index];
    if (page) state.notePage(lane, plan, page);
  }
  lane.release(batch.flatMap(({ task }) => task?.frame.path ?? []));
  return unknown.length + planned.length;
}

/** `isSame`: nothing that the page shows of the site can have changed. */
type KeptPage = KnownPage & { readonly isSame: boolean };

interface PlanContext {
  readonly group: Group;
  readonly text: TextState;
  readonly parts: PageBuilderParts;
  readonly keyOf: PageKeys;
}

/** What there is to do for a page; or what is known of it, and nothing is to be done. */
async function planPage(page: Page, { group, text, parts, keyOf }: PlanContext): Promise<PlannedPage | KeptPage> {
  const { siteKey, before } = parts;
  const known = before?.page(page.output);
  const isPublished = known !== undefined && (await parts.isPublished(page.output, known.stamp));
  if (isPublished && known.site === siteKey && known.text === text.identity && (await hasSameAssets(known, parts))) {
    return { ...known, isSame: true };
  }
  const { prepared, fills, assets } = await preparedPage(parts, page, text.facts());
  const key = keyOf({ identity: text.identity, fills, prepared });
  const facts = { site: siteKey, text: text.identity, key, assets };
  if (isPublished && known.key === key) return { ...known, ...facts, isSame: false };
  return { page, task: { output: page.output, text: group.task, prepared, fills }, known: facts };
}

async function hasSameAssets({ assets }: KnownPage, parts: PageBuilderParts): Promise<boolean> {
  await parts.assets.load(assets.map(([path]) => path));
  return assets.every(([path, output]) => parts.assets.get(path)?.output === output);
}

function openState(parts: StateParts, wanted: number): BuilderState {
  const { graph, hashOf, before, observe } = parts;
  const facts = createFactsStore();
  const diagnostics: Diagnostic[] = [];
  const texts = new Map<SourcePath, TextRecord>();
  const told = new Map<SourcePath, ToldText>();
  const outlines = new Map<SourcePath, string>();
  const renewed = new Set<SourcePath>();
  const keep = (path: SourcePath, { facts: _, ...text }: KnownText, isKnown: boolean): void =>
    void texts.set(path, { ...text, isKnown });
  const pages = new Map<OutputPath, PageRecord>();
  const order = inOrder();
  let done = 0;
  let rendered = 0;
  const notePublished = (page: Page, known: PageRecord): void => {
    pages.set(page.output, known);
    done += 1;
    parts.progress(done, wanted);
  };
  const stateOf = (group: Group, text: KnownText, sections: string | undefined): TextState => {
    const [first] = group.pages;
    if (!group.task || !first || !isSourced(first)) return emptyText;
    const { path } = first.parsed.file;
    facts.set(first.parsed, text.facts);
    outlines.set(path, text.outline);
    const update = parts.context.updates.get(path);
    const identity = hashOf(JSON.stringify([text.key, group.task.isBound ? path : '', text.includes, update]));
    return { identity, facts: () => facts.get(path), known: text, sections };
  };
  return {
    parts,
    keyOf: createPageKeys(hashOf),
    knownText: async (group) => {
      if (!group.task) return emptyText;
      const { path } = group.task.frame;
      const known = before?.text(path);
      if (!known || known.key !== group.task.key || (parts.index && known.textHash === '')) return undefined;
      for (const [included, hash] of known.includes) {
        if ((await parts.includedHash(included)) !== hash) return undefined;
      }
      keep(path, known, true);
      return stateOf(group, known, undefined);
    },
    noteText: (lane, group, made) => {
      if (!group.task) return emptyText;
      const { path } = group.task.frame;
      const text: KnownText = {
        key: group.task.key,
        includes: made.includes,
        textHash: made.textHash,
        outline: made.outline,
        facts: Buffer.from(made.facts),
      };
      diagnostics.push(...made.diagnostics.flatMap((each) => atLevel(each, graph.config.checks.anchors)));
      // What is said of a text is said again by every build.
      renewed.add(path);
      if (made.diagnostics.length === 0) keep(path, text, false);
      else told.set(path, { text: { ...text, isKnown: false }, diagnostics: made.diagnostics });
      observe?.text(lane.name, path, made);
      return stateOf(group, text, made.sections);
    },
    noteIndex: (group, text) => order(group.place, () => feedIndex(group, text, parts)),
    noteKept: async (page, known) => {
      await parts.keep(page, known);
      notePublished(page, { ...known, isKnown: known.isSame });
      observe?.kept(page, known);
    },
    notePage: (lane, { page, known }, made) => {
      const { output: path, isChanged, size, articleSize } = made;
      parts.note({ path, isChanged, size });
      rendered += 1;
      notePublished(page, { ...known, size, articleSize, isKnown: false });
      observe?.page(lane.name, page, made);
    },
    built: () => {
      // In the order of the texts, whichever was ready first.
      const outline = hashOf(
        [...outlines]
          .map((each) => each.join(' '))
          .sort()
          .join('\n'),
      );
      return { facts, diagnostics, rendered, renewed, texts, told, pages, outline };
    },
  };
}

const emptyText: TextState = { identity: '', facts: () => undefined, known: undefined, sections: undefined };

async function feedIndex({ task, pages }: Group, text: TextState, parts: PageBuilderParts): Promise<void> {
  const { index, lanes } = parts;
  if (!index || !task || !text.known) return;
  const sections = async (): Promise<string> => {
    if (text.sections !== undefined) return text.sections;
    const [made] = await lanes[0].compile([task]);
    lanes[0].release([task.frame.path]);
    if (made) parts.observe?.text(lanes[0].name, task.frame.path, made);
    return made?.sections ?? '[]';
  };
  const { textHash } = text.known;
  for (const page of pages) if (isSourced(page)) await index.add(page, { textHash, sections });
}

/** The index is fed in the order of the texts, whichever lane is ready first. */
function inOrder(): (place: number, work: () => Promise<void>) => Promise<void> {
  const waiting = new Map<number, () => Promise<void>>();
  let next = 0;
  let turn: Promise<void> = Promise.resolve();
  return (place, work) => {
    waiting.set(place, work);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      turn = turn.then(ready);
    }
    return turn;
  };
}

/** An article knows nothing of the configuration, which decides how bad a doubtful anchor is. */
export function atLevel(diagnostic: Diagnostic, level: CheckLevel): readonly Diagnostic[] {
  if (diagnostic.code !== 'duplicate-anchor') return [diagnostic];
  return level === 'off' ? [] : [{ ...diagnostic, severity: level }];
}
