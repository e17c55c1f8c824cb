// What a build notes of its texts and pages while the lanes make them: for link checks, for the search index, for the next build.
import type { CheckLevel } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Page } from '../model/site.ts';
import { isSourced } from '../render/render-context.ts';
import type { KnownText } from './build-record.ts';
import { createFactsStore } from './facts-store.ts';
import type { Lane } from './lane.ts';
import type { BuiltPages, PageBuilderParts, PageRecord, TextRecord, ToldText } from './page-builder.ts';
import { createPageKeys, type PageKeys } from './page-key.ts';
import type { Group, KeptPage, PlannedPage, TextState } from './page-plan.ts';
import type { MadePage, MadeText, TextTask } from './page-work.ts';
import type { PageText } from './site-index.ts';

export interface NoteParts extends PageBuilderParts {
  readonly isShown: (page: Page) => boolean;
}

export interface PageNotes {
  readonly parts: NoteParts;
  readonly keyOf: PageKeys;
  readonly noteText: (lane: Lane, group: Group, made: MadeText) => TextState;
  readonly knownText: (group: Group) => Promise<TextState | undefined>;
  readonly noteIndex: (group: Group, text: TextState) => Promise<void>;
  readonly noteKept: (page: Page, known: KeptPage) => Promise<void>;
  readonly notePage: (lane: Lane, planned: PlannedPage, made: MadePage) => void;
  readonly built: () => BuiltPages;
}

/** `wanted`: how many pages are to be rendered. */
export function openPageNotes(parts: NoteParts, wanted: number): PageNotes {
  const { graph, hashOf, before, observe } = parts;
  const facts = createFactsStore();
  const diagnostics: Diagnostic[] = [];
  const texts = new Map<SourcePath, TextRecord>();
  const told = new Map<SourcePath, ToldText>();
  const outlines = new Map<SourcePath, string>();
  const renewed = new Set<SourcePath>();
  const keep = (path: SourcePath, text: KnownText, isKnown: boolean): void =>
    void texts.set(path, textRecord(text, isKnown));
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
      else told.set(path, { text: textRecord(text, false), diagnostics: made.diagnostics });
      observe?.text(lane.name, path, made);
      return stateOf(group, text, made.sections);
    },
    noteIndex: (group, text) => order(group.place, () => feedIndex(group, text, parts)),
    noteKept: async (page, known) => {
      await parts.keep(page, known);
      notePublished(page, pageRecord(known, known.isSame));
      observe?.kept(page, known);
    },
    notePage: (lane, { page, known }, made) => {
      const { output: path, isChanged, size, articleSize } = made;
      parts.note({ path, isChanged, size });
      rendered += 1;
      notePublished(page, pageRecord({ ...known, size, articleSize }, false));
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

// Key by key: V8 gives each object that others are spread into a class of its own, and there is one for each page.
function textRecord({ key, includes, textHash, outline }: KnownText, isKnown: boolean): TextRecord {
  return { key, includes, textHash, outline, isKnown };
}

function pageRecord(known: Omit<PageRecord, 'isKnown'>, isKnown: boolean): PageRecord {
  const { site, text, key, size, articleSize, assets } = known;
  return { site, text, key, size, articleSize, assets, isKnown };
}

const emptyText: TextState = { identity: '', facts: () => undefined, known: undefined, sections: undefined };

async function feedIndex({ task, pages }: Group, text: TextState, parts: PageBuilderParts): Promise<void> {
  const { index } = parts;
  if (!index || !task || !text.known) return;
  const { textHash } = text.known;
  const words = wordsOf(task, text.sections, parts);
  for (const page of pages) if (isSourced(page)) await index.add(page, { textHash, ...words });
}

/** What can be searched in a text, at hand or from the cache: while nobody knows whether there is anything to index, it is not kept. */
function wordsOf(
  task: TextTask,
  atHand: string | undefined,
  { lanes: [lane], observe }: PageBuilderParts,
): Pick<PageText, 'sections' | 'forget'> {
  let sections = atHand;
  return {
    forget: () => {
      sections = undefined;
    },
    sections: async () => {
      if (sections !== undefined) return sections;
      const [made] = await lane.compile([task]);
      lane.release([task.frame.path]);
      if (made) observe?.text(lane.name, task.frame.path, made);
      return made?.sections ?? '[]';
    },
  };
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
