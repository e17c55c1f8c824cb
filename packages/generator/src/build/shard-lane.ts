// Makes a site of its shards: a lane that compiles nothing and renders nothing, because it has both from them. Every text
// and page is held against the site as it is here; what was made of another state is told, and then nothing is published.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { MadeFolder } from '../model/output.ts';
import type { SourcePath } from '../model/paths.ts';
import type { Page } from '../model/site.ts';
import type { Staging } from '../output/stage.ts';
import type { KnownPage } from './build-record.ts';
import type { Lane } from './lane.ts';
import type { PageBuilderParts } from './page-builder.ts';
import type { MadeText, TextTask } from './page-work.ts';
import { type NoShard, type OpenedShard, openShard, type ShardOrigin, shardAt } from './shard-record.ts';

interface MergeParts {
  readonly folders: readonly MadeFolder[];
  readonly origin: ShardOrigin;
  readonly stage: Staging['add'];
  readonly includedHash: (path: SourcePath) => Promise<string>;
  readonly hashOf: (content: string | Uint8Array) => string;
}

export interface Merge {
  /** What the page builder has from the shards. */
  readonly parts: Pick<PageBuilderParts, 'lanes' | 'before' | 'isPublished' | 'keep'>;
  /** Why these shards do not make this site, as far as it is known by now. */
  readonly mistakes: () => readonly Diagnostic[];
}

export function openMerge(request: MergeParts): Merge {
  const opened = request.folders.map((folder) => ({ folder, shard: openShard(folder, request.hashOf) }));
  const unusable = opened.flatMap(({ folder, shard }) =>
    typeof shard === 'string' ? [wrongFolder(folder, shard)] : [],
  );
  const shards = opened.flatMap(({ shard }) => (typeof shard === 'string' ? [] : [shard]));
  const found = unusable.length > 0 ? unusable : [...checkSet(shards), ...checkOrigins(shards, request.origin)];
  const later = new Map<string, Diagnostic>();
  // One mistake of each kind tells enough of a shard.
  const tell: Tell = (shard, problem, file) => {
    const key = `${shard?.folder.name} ${problem}`;
    if (!later.has(key)) later.set(key, complain(`${nameOf(shard)} ${problem}`, { file, hint: buildAgain }));
  };
  return {
    parts: {
      lanes: [shardLane(shards, tell, request)],
      before: { text: () => undefined, page: (path) => shards.find((shard) => shard.hasPage(path))?.page(path) },
      // Whether it is there, and the one it should be, is found out when it is taken.
      isPublished: async () => true,
      keep: (page, known) => takePage(page, known, { shards, tell, request }),
    },
    mistakes: () => [...found, ...later.values()],
  };
}

type Tell = (shard: OpenedShard | undefined, problem: string, file: string) => void;

const otherState = 'was made of another state of this site';
const buildAgain = 'Build all shards of the same files, with the same options, and merge them there';

function shardLane(shards: readonly OpenedShard[], tell: Tell, { hashOf, includedHash, origin }: MergeParts): Lane {
  const time = { start: 0, end: 0 };
  const compile = async ({ frame: { path }, key }: TextTask): Promise<MadeText> => {
    const shard = shards.find(({ head }) => head.index === shardAt(path, head.count, hashOf));
    const known = shard?.text(path);
    const isSame = known?.text.key === key && (await haveHashes(known.text.includes, includedHash));
    if (!shard || !known || !isSame) {
      tell(shard, otherState, path);
      return {
        facts: noFacts,
        includes: [],
        sections: '[]',
        diagnostics: [],
        textHash: '',
        outline: '',
        isFromCache: false,
        time,
      };
    }
    const sections = origin.hasIndex ? shard.sections(path) : '';
    const { text, facts, diagnostics } = known;
    return { ...text, facts, diagnostics, sections, isFromCache: true, time };
  };
  return {
    name: 'shards',
    batchSize: 16,
    depth: 1,
    compile: (tasks) => Promise.all(tasks.map(compile)),
    // Only a page that is not the one a shard has comes to be rendered.
    render: async (tasks) =>
      tasks.map(({ output, text }) => {
        const shard = shards.find((each) => each.hasPage(output));
        tell(shard, otherState, text?.frame.path ?? '');
        return { output, isChanged: false, size: 0, articleSize: 0, time };
      }),
    release: () => {},
    finish: async () => {},
    isAhead: () => false,
    close: async () => {},
  };
}

const noFacts = JSON.stringify({ headings: [], anchors: [], references: [], includes: [] });

async function haveHashes(
  includes: readonly (readonly [SourcePath, string])[],
  hashOf: MergeParts['includedHash'],
): Promise<boolean> {
  for (const [path, hash] of includes) if ((await hashOf(path)) !== hash) return false;
  return true;
}

interface TakeParts {
  readonly shards: readonly OpenedShard[];
  readonly tell: Tell;
  readonly request: MergeParts;
}

async function takePage({ output: path }: Page, known: KnownPage, { shards, tell, request }: TakeParts): Promise<void> {
  const shard = shards.find((each) => each.hasPage(path));
  const content = shard?.folder.read(path);
  if (content === undefined) return tell(shard, `has no file ${path}, which it should have`, '');
  if (content.length !== known.size || request.hashOf(content) !== known.stamp)
    return tell(shard, `has a file ${path} that is not the one it was built with`, '');
  await request.stage({ path, content });
}

/** Whether they are all there, once each, and parts of one whole. */
function checkSet(shards: readonly OpenedShard[]): readonly Diagnostic[] {
  const [one] = shards;
  if (!one)
    return [
      complain('There are no shards to merge', { hint: 'Build them with --shard, or name their folders with --from' }),
    ];
  const { count } = one.head;
  const other = shards.find(({ head }) => head.count !== count);
  if (other) {
    const message = `${one.folder.name} is one of ${count} shards, and ${other.folder.name} is one of ${other.head.count}`;
    return [complain(message, { hint: 'Take away the folders of the others, or name the right ones with --from' })];
  }
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((index) => {
    const found = shards.filter(({ head }) => head.index === index);
    if (found.length === 0)
      return [complain(`Shard ${index} of ${count} is missing`, { hint: `Build it with --shard ${index}/${count}` })];
    if (found.length === 1) return [];
    const names = found.map(({ folder }) => folder.name).join(' and ');
    return [complain(`Shard ${index} of ${count} is there more than once: ${names}`, { hint: 'Keep one of them' })];
  });
}

function checkOrigins(
  shards: readonly OpenedShard[],
  { engine, siteKey, hasIndex }: ShardOrigin,
): readonly Diagnostic[] {
  return shards.flatMap((shard) => {
    const { head } = shard;
    if (head.engine !== engine)
      return [
        complain(`${nameOf(shard)} was made by another docsgen`, {
          hint: 'Build and merge with the same version, on the same version of Node',
        }),
      ];
    if (head.hasIndex !== hasIndex) {
      return head.hasIndex
        ? [
            complain(`${nameOf(shard)} was made to be searched`, {
              hint: 'Merge without --no-search, or build all shards with it',
            }),
          ]
        : [
            complain(`${nameOf(shard)} was made without what is searched`, {
              hint: 'Build it without --no-search, or merge with it',
            }),
          ];
    }
    return head.siteKey === siteKey ? [] : [complain(`${nameOf(shard)} ${otherState}`, { hint: buildAgain })];
  });
}

function nameOf(shard: OpenedShard | undefined): string {
  return shard ? `Shard ${shard.head.index} of ${shard.head.count}, ${shard.folder.name},` : 'No shard';
}

function wrongFolder(folder: MadeFolder, problem: NoShard): Diagnostic {
  return complain(`The folder ${folder.name} ${problem}`, {
    hint: 'Build the shard again, or name the right folders with --from',
  });
}

interface Complaint {
  readonly hint: string;
  readonly file?: string;
}

function complain(message: string, { hint, file = '' }: Complaint): Diagnostic {
  return { code: 'shard', severity: 'error', message, file, position: undefined, hint, related: [] };
}
