// Makes all pages of a site: hands texts and pages to the lanes, decides what has to be made at all, and keeps only facts.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LocaleCode, OutputPath, SourcePath } from '../model/paths.ts';
import type { Page } from '../model/site.ts';
import type { ComparedFile } from '../output/stage.ts';
import { isSourced } from '../render/render-context.ts';
import { groupBy } from '../text/group-by.ts';
import type { TextTasks } from './build-keys.ts';
import type { BuildRecord, KnownPage, KnownText } from './build-record.ts';
import type { FactsStore } from './facts-store.ts';
import type { Lane } from './lane.ts';
import { openPageNotes, type PageNotes } from './page-notes.ts';
import { type Group, type PlannedPage, planPage, type TextState } from './page-plan.ts';
import type { MadePage, MadeText } from './page-work.ts';
import type { PrepareParts } from './prepared-page.ts';
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

/** Its stamp is found out when it is published. */
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

/** Pages that are made before other threads are asked for help, where few were expected. */
const untilMoreLanes = 40;

export async function buildPages(parts: PageBuilderParts): Promise<BuiltPages> {
  const all = [...parts.graph.pages.values()];
  const pages = all.filter(parts.isWanted);
  const groups = groupsOf(pages, parts);
  // Of two pages at one address the first one is there, which links lead to.
  const shown = new Set(new Map(all.toReversed().map((page) => [page.output, page])).values());
  const isShown = (page: Page): boolean => parts.locales.has(page.locale.code) && shown.has(page);
  const notes = openPageNotes({ ...parts, isShown }, pages.filter(isShown).length);
  const lanes: Lane[] = [...parts.lanes];
  const queue = openQueue(groups, lanes);
  let count = 0;
  const run = async (lane: Lane): Promise<void> => {
    for (let batch = queue.take(lane); batch.length > 0; batch = queue.take(lane)) {
      count += await makeBatch(batch, lane, notes);
      if (lanes.length === 1 && count > untilMoreLanes) runAll(parts.moreLanes(queue.left()));
    }
  };
  const running: Promise<unknown>[] = [];
  const runAll = (more: readonly Lane[]): void => {
    for (const lane of more) {
      if (!lanes.includes(lane)) lanes.push(lane);
      for (let turn = 0; turn < lane.depth; turn += 1) {
        const made = run(lane);
        // Waited for below, one after the other; until then nobody else is to take it for a crash.
        made.catch(() => {});
        running.push(made);
      }
    }
  };
  runAll(lanes);
  for (let index = 0; index < running.length; index += 1) await running[index];
  await Promise.all(lanes.map((lane) => lane.finish()));
  return notes.built();
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

/** How many texts and pages there were to make. */
async function makeBatch(batch: readonly Group[], lane: Lane, notes: PageNotes): Promise<number> {
  const { parts } = notes;
  const texts = new Map<Group, TextState>();
  for (const group of batch) {
    const known = await notes.knownText(group);
    if (known) texts.set(group, known);
  }
  const unknown = batch.filter((group) => !texts.has(group));
  const made = unknown.length === 0 ? [] : await lane.compile(unknown.flatMap(({ task }) => task ?? []));
  for (const [index, group] of unknown.entries()) {
    const text = made[index];
    if (text) texts.set(group, notes.noteText(lane, group, text));
  }
  const planned: PlannedPage[] = [];
  for (const [group, text] of [...texts].sort(([a], [b]) => a.place - b.place)) {
    await notes.noteIndex(group, text);
    for (const page of group.pages) {
      if (!parts.isShown(page)) continue;
      const plan = await planPage(page, { group, text, parts, keyOf: notes.keyOf });
      if ('task' in plan) planned.push(plan);
      else await notes.noteKept(page, plan);
    }
  }
  const rendered = planned.length === 0 ? [] : await lane.render(planned.map(({ task }) => task));
  for (const [index, plan] of planned.entries()) {
    const page = rendered[index];
    if (page) notes.notePage(lane, plan, page);
  }
  lane.release(batch.flatMap(({ task }) => task?.frame.path ?? []));
  return unknown.length + planned.length;
}
