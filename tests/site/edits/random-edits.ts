// Kinds of changes that authors make to a site, at random positions. Edits are pure functions: they receive the site
// and return the changed site, or `undefined` if the edit is not possible.
import { posix } from 'node:path';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { type Random, words } from '../../random.js';
import { configEdits } from './config-edits.ts';
import { configFile, pageText, pictureText, pluginFile, pluginText, type Texts } from './history-site.ts';
import { sidebarEdits } from './sidebar-edits.ts';

export interface Change {
  /** Description for the history that a failed test prints. */
  readonly told: string;
  readonly moves?: readonly (readonly [from: string, to: string])[];
  readonly removes?: readonly string[];
  readonly writes?: Readonly<Record<string, string>>;
  /** The modification times of the files do not change. */
  readonly keepsTimes?: boolean;
}

export type Edit = (files: Texts, random: Random) => Change | undefined;

export const pagesOf = (files: Texts): readonly string[] =>
  [...files.keys()].filter((path) => /^content\/.*\.md$/.test(path) && !path.includes('/_')).sort();

const folders = [
  'guide',
  'guide/02-people',
  'guide/03-deep/more',
  'guide/04-new',
  'api',
  'api/tokens',
  'api-1.0',
] as const;
const locales = ['es', 'en'] as const;

/** Without these files, many others are invalid, and most sites would not build. */
const pillars = /(index|01-start|remove|last)\.md$/;

function somePage(files: Texts, random: Random, isOrdinary = false): string | undefined {
  const pages = pagesOf(files);
  return random.pick(isOrdinary && !random.chance(0.15) ? pages.filter((path) => !pillars.test(path)) : pages);
}

/** Rewrites one of the files. Returns `undefined` if this changes nothing. */
function rewrite(files: Texts, path: string | undefined, change: (text: string) => string): Change | undefined {
  const before = path === undefined ? undefined : files.get(path);
  if (path === undefined || before === undefined) return undefined;
  const after = change(before);
  return after === before ? undefined : { told: path, writes: { [path]: after } };
}

const toTitle = (random: Random): string => `${random.pick(words)} ${random.below(100)}`;

/** Returns the front matter with the field, or without it if `value` is `undefined`. */
function withField(text: string, name: string, value: string | undefined): string {
  const without = text.replace(new RegExp(`^${name}: .*\n`, 'm'), '');
  return value === undefined ? without : without.replace(/^---\n/, `---\n${name}: ${value}\n`);
}

const linkTo = (from: string, target: string): string => posix.relative(posix.dirname(from), target);

function block(path: string, files: Texts, random: Random): string {
  const target = random.pick(pagesOf(files)) ?? '';
  return random.pick([
    random.sentence(),
    `## ${random.pick(words)} ${random.pick(words)}`,
    `[Allá](${linkTo(path, target)}${random.pick(['', '#pasos', '#rotar'])})`,
    `[Dirección](/${random.pick(['guide/start', 'api/keys#rotar', 'people', 'api/1.0/keys'])})`,
    '::include[/guide/_limits.md]',
    '![Plano](/guide/plan.svg)',
    '```js file=/guide/_create.js\n```',
    `:::${random.pick(['note', 'tip', 'warning'])}\n${random.sentence()}\n:::`,
    '| a | b |\n| - | - |\n| 1 | 2 |',
    `\`\`\`${random.pick(['bash', 'json', 'ts'])}\necho ${random.pick(words)}\n\`\`\``,
    '[Texto](/plain.txt)',
  ]);
}

const pageEdits = {
  body: (files, random) => {
    const path = somePage(files, random);
    return rewrite(files, path, (text) => `${text}\n${block(path ?? '', files, random)}\n`);
  },
  'body cut short': (files, random) =>
    rewrite(files, somePage(files, random), (text) => text.replace(/\n\n[^\n]+\n*$/, '\n')),
  heading: (files, random) => {
    const path = random.pick(pagesOf(files).filter((each) => files.get(each)?.includes('\n## ')));
    return rewrite(files, path, (text) => text.replace(/^## .*$/m, `## ${random.pick(words)} ${random.below(50)}`));
  },
  title: (files, random) =>
    rewrite(files, somePage(files, random), (text) => withField(text, 'title', toTitle(random))),
  'front matter': (files, random) => {
    const [name, value] = random.pick([
      ['description', random.sentence()],
      ['sidebar_label', random.pick(words)],
      ['sidebar_position', String(random.below(6))],
      ['sidebar_class_name', random.pick(words)],
      ['pagination_label', random.pick(words)],
      ['pagination_next', 'null'],
      ['displayed_sidebar', random.pick(['guide', 'api', 'null'])],
      ['hide_title', 'true'],
      ['hide_table_of_contents', 'true'],
      ['keywords', '[alfa, bravo]'],
      ['slug', `/${random.pick(words)}`],
      ['custom_edit_url', 'https://example.com/edit'],
    ]);
    const isTaken = random.chance(0.3);
    return rewrite(files, somePage(files, random), (text) => withField(text, name, isTaken ? undefined : value));
  },
  add: (files, random) => {
    const path = `content/${random.pick(locales)}/${random.pick(folders)}/${random.pick(words)}.md`;
    if (files.has(path)) return undefined;
    const blocks = Array.from({ length: 1 + random.below(3) }, () => block(path, files, random));
    return { told: path, writes: { [path]: pageText(toTitle(random), blocks.join('\n\n')) } };
  },
  delete: (files, random) => {
    const path = somePage(files, random, true);
    return path === undefined ? undefined : { told: path, removes: [path] };
  },
  move: (files, random) => {
    const path = somePage(files, random, true);
    const [, locale = 'es'] = path?.split('/') ?? [];
    const target = `content/${locale}/${random.pick(folders)}/${random.pick(words)}.md`;
    if (path === undefined || files.has(target)) return undefined;
    return { told: `${path} to ${target}`, moves: [[path, target]] };
  },
  'two pages change places': (files, random) => {
    const [one, other] = [somePage(files, random, true), somePage(files, random, true)];
    if (one === undefined || other === undefined || one === other) return undefined;
    const beside = `${one}.beside`;
    return {
      told: `${one} and ${other}`,
      moves: [
        [one, beside],
        [other, one],
        [beside, other],
      ],
    };
  },
  'number of a page': (files, random) => {
    const path = somePage(files, random);
    if (path === undefined || /index\.md$/.test(path)) return undefined;
    const name = posix.basename(path).replace(/^\d+-/, '');
    const target = posix.join(posix.dirname(path), random.chance(0.7) ? `0${1 + random.below(9)}-${name}` : name);
    return files.has(target) ? undefined : { told: `${path} to ${target}`, moves: [[path, target]] };
  },
  'number of a folder': (files, random) => {
    const name = random.pick(['people', 'deep']);
    const number = 1 + random.below(9);
    const only = random.pick(['es', 'en', '(es|en)']);
    const pattern = new RegExp(`^(content/${only}/guide/)0\\d-${name}/`);
    const moves = [...files.keys()].flatMap((from) => {
      const to = from.replace(pattern, (_all, start: string) => `${start}0${number}-${name}/`);
      return to === from || files.has(to) ? [] : [[from, to] as const];
    });
    return moves.length === 0 ? undefined : { told: `${name} is ${number}`, moves };
  },
  'draft or unlisted': (files, random) => {
    const name = random.pick(['draft', 'unlisted']);
    const path = somePage(files, random, name === 'draft');
    return rewrite(files, path, (text) =>
      withField(text, name, text.includes(`${name}: true`) ? random.pick(['false', undefined]) : 'true'),
    );
  },
} satisfies Readonly<Record<string, Edit>>;

const categoryFolders = [
  'guide/02-people',
  'guide/03-deep',
  'guide/03-deep/more',
  'guide/04-new',
  'api/tokens',
] as const;

const otherFileEdits = {
  'category file': (files, random) => {
    const known = [...files.keys()].filter((path) => path.includes('/_category_.'));
    const path =
      random.chance(0.5) && known.length > 0
        ? random.pick(known)
        : `content/${random.pick(locales)}/${random.pick(categoryFolders)}/_category_.yml`;
    if (path === undefined) return undefined;
    const content = {
      label: random.pick(words),
      ...(random.chance(0.5) && { position: random.below(6) }),
      ...(random.chance(0.4) && { collapsed: random.chance(0.5) }),
      ...(random.chance(0.4) && { description: random.sentence() }),
      ...(random.chance(0.5) && { link: { type: 'generated-index', slug: `/${random.pick(words)}` } }),
    };
    return { told: path, writes: { [path]: `${JSON.stringify(content)}\n` } };
  },
  'no category file': (files, random) => {
    const path = random.pick([...files.keys()].filter((each) => each.includes('/_category_.')));
    return path === undefined ? undefined : { told: path, removes: [path] };
  },
  'a translation': (files, random) => {
    const missing = pagesOf(files)
      .filter((path) => path.startsWith('content/es/'))
      .map((path) => [path, path.replace('/es/', '/en/')] as const)
      .filter(([, path]) => !files.has(path));
    const [original, path] = random.pick(missing) ?? [];
    if (original === undefined || path === undefined) return undefined;
    const hash = random.chance(0.5) ? `source_hash: ${hashOf(files.get(original) ?? '')}\n` : '';
    return { told: path, writes: { [path]: pageText(toTitle(random), random.sentence(), hash) } };
  },
  'no translation': (files, random) => {
    const path = random.pick(pagesOf(files).filter((each) => each.startsWith('content/en/')));
    return path === undefined ? undefined : { told: path, removes: [path] };
  },
  'source hash': (files, random) => {
    const path = random.pick(pagesOf(files).filter((each) => each.startsWith('content/en/')));
    const original = files.get(path?.replace('/en/', '/es/') ?? '') ?? '';
    const value = random.pick([hashOf(original), 'fedcba9876543210', undefined]);
    return rewrite(files, path, (text) => withField(text, 'source_hash', value));
  },
  partial: (files, random) =>
    rewrite(
      files,
      'content/es/guide/_limits.md',
      () =>
        `${random.sentence()}\n\n${random.pick(['### Límite', '[Claves](/api/keys.md#crear)', '![Plano](./plan.svg)'])} \n`,
    ),
  'shown code': (files, random) =>
    rewrite(files, 'content/es/guide/_create.js', () => `const ${random.pick(words)} = ${random.below(100)};\n`),
  picture: (files, random) => rewrite(files, 'content/es/guide/plan.svg', () => pictureText(10 + random.below(90))),
  'no picture': (files) =>
    files.has('content/es/guide/plan.svg') ? { told: 'plan.svg', removes: ['content/es/guide/plan.svg'] } : undefined,
  'static file': (files, random) => {
    const path = `static/${random.pick(['plain.txt', 'more/plain.txt', 'robots.txt', 'favicon.svg', 'guide/plan.svg'])}`;
    if (files.has(path) && random.chance(0.4)) return { told: `no ${path}`, removes: [path] };
    const text = path.endsWith('.svg') ? pictureText(random.below(90)) : `${random.sentence()}\n`;
    return { told: path, writes: { [path]: text } };
  },
  plugin: (files, random) => rewrite(files, pluginFile, () => pluginText(random.pick(words))),
} satisfies Readonly<Record<string, Edit>>;

/** The site cannot be published until this error is fixed. */
const mistakes = {
  'broken front matter': (files, random) =>
    rewrite(files, somePage(files, random), (text) => text.replace(/^title: .*$/m, 'title: "open')),
  'broken include': (files, random) =>
    rewrite(files, somePage(files, random), (text) => `${text}\n::include[./_nowhere.md]\n`),
  'broken link': (files, random) => {
    const change = rewrite(files, somePage(files, random), (text) => `${text}\n[Nada](./nowhere.md)\n`);
    const strict = (files.get(configFile) ?? '').replace('"links": "warning"', '"links": "error"');
    return change && { ...change, writes: { ...change.writes, [configFile]: strict } };
  },
  'broken configuration': (files) => rewrite(files, configFile, (text) => text.replace('"title"', '"titel"')),
  'broken plugin': (files) => rewrite(files, pluginFile, () => pluginText('broken')),
} satisfies Readonly<Record<string, Edit>>;

const onTheQuiet = {
  /** Replaces one letter, so that neither the size nor the time of the file changes. */
  'same size, same time': (files, random) => {
    const word = new RegExp(`\\b(${words.join('|')})\\b`, 'gi');
    const path = random.pick([...files].flatMap(([each, text]) => (text.search(word) < 0 ? [] : [each])).sort());
    const places = [...(files.get(path ?? '') ?? '').matchAll(word)];
    const place = random.pick(places);
    if (!place) return undefined;
    const end = place.index + place[0].length;
    const change = rewrite(
      files,
      path,
      (text) => `${text.slice(0, end - 1)}${random.pick(['b', 'k', 'q'])}${text.slice(end)}`,
    );
    return change && { ...change, keepsTimes: true };
  },
  'nothing, but written again': (files, random) => {
    const paths = [...files.keys()].filter(() => random.chance(0.5));
    return {
      told: `${paths.length} files`,
      writes: Object.fromEntries(paths.map((path) => [path, files.get(path) ?? ''])),
    };
  },
} satisfies Readonly<Record<string, Edit>>;

export const edits: Readonly<Record<string, Edit>> = {
  ...pageEdits,
  ...otherFileEdits,
  ...sidebarEdits,
  ...mistakes,
  ...onTheQuiet,
  ...configEdits,
};

/** Returns the site's files after the change. */
export function changed(files: Texts, { moves = [], removes = [], writes = {} }: Change): Texts {
  const after = new Map(files);
  for (const [from, to] of moves) {
    after.set(to, after.get(from) ?? '');
    after.delete(from);
  }
  for (const path of removes) after.delete(path);
  for (const [path, text] of Object.entries(writes)) after.set(path, text);
  return after;
}
