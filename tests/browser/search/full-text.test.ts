// Full-text search: the queries of `tests/site/build/search-queries.ts`, and queries for Spanish and code, run against
// a real index with the engine that the dialog uses.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { englishQueries, type SearchQuery, spanishQueries } from '../../site/build/search-queries.ts';
import { openBrowser, openReferenceSite, type ServedSite, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const browser = openBrowser();
const site = openReferenceSite();
let client: string;

beforeAll(async () => {
  client = await bundleClient();
});

/** URLs of a page and its sections, without the origin. */
type Found = readonly (readonly string[])[];

declare global {
  var findAll: (queries: readonly string[]) => Promise<readonly Found[]>;
}

/** A script for the page that returns the three best results of each query, as in the dialog. */
async function bundleClient(): Promise<string> {
  const folder = fileURLToPath(new URL('../../../packages/theme/src/search/engine', import.meta.url));
  const contents = `
    import { openTextEngine, searchTexts } from './text-search.ts';
    globalThis.findAll = async (queries) => {
      const { lang } = document.documentElement;
      const titles = await (await fetch('/search/titles.' + lang + '.json')).json();
      const folder = '/search/' + lang + '/';
      const engine = await openTextEngine({ folder, entryFile: fetch(folder + 'index.bin') }, titles);
      const found = [];
      for (const query of queries) {
        const hits = await searchTexts(engine, { query, place: undefined, isOnlyHere: false });
        const pages = await hits.load(0, 3);
        found.push(pages.map(({ href, sections }) => [href, ...sections.map((section) => section.href)]));
      }
      return found;
    };`;
  const bundled = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return bundled.outputFiles[0]?.text ?? '';
}

/** Runs the queries on a page of the site, in its language. */
async function ask(served: ServedSite, path: string, queries: readonly string[]): Promise<readonly Found[]> {
  let found: readonly Found[] = [];
  await withPage(browser, {}, async (page) => {
    await page.goto(served.origin + path);
    await page.evaluate(`${client};undefined`);
    found = await page.evaluate((asked) => findAll(asked), queries);
  });
  return found;
}

/** Returns the failed queries with their results. */
async function failing(prefix: string, queries: readonly SearchQuery[]): Promise<readonly string[]> {
  const found = await ask(
    site,
    `${prefix}/`,
    queries.map(({ typed }) => typed),
  );
  return queries.flatMap(({ typed, expected }, index) => {
    const all = (found[index] ?? []).flat();
    return expected.some((path) => all.includes(prefix + path)) ? [] : [`${typed}: ${all.join(' ') || 'nothing'}`];
  });
}

describe('at least 95% of typical queries find their page among the first three', () => {
  it.each(
    variantsOf([
      ['Spanish', '', spanishQueries],
      ['English', '/en', englishQueries],
    ]),
  )('typical queries in %s', async (_language, prefix, queries) => {
    expect(queries.length).toBeGreaterThanOrEqual(40);
    const failed = await failing(prefix, queries);
    // Printed even if the threshold is met, so that a failure shows which queries failed.
    if (failed.length > 0)
      process.stdout.write(`Not found (${failed.length} of ${queries.length}):\n${failed.join('\n')}\n`);
    expect(failed.length / queries.length, failed.join('\n')).toBeLessThanOrEqual(0.05);
  });
});

const words: readonly (readonly [how: string, query: string, expected: readonly string[]])[] = [
  ['with and without its accent', 'año', ['/guia/dos/', '/guia/uno/']],
  ['typed without its accent', 'autenticacion', ['/guia/tres/']],
  ['typed without its diaeresis', 'pinguino', ['/guia/tres/']],
  ['typed with an additional accent', 'papél', ['/guia/cuatro/']],
  ['in capitals', 'AUTENTICACIÓN', ['/guia/tres/']],
  ['in another form', 'firmas', ['/guia/cuatro/']],
  ['as a verb', 'firmar', ['/guia/cuatro/']],
  ['by its prefix', 'pingü', ['/guia/tres/']],
  ['that is an identifier', 'callbackUrl', ['/guia/cinco/']],
  ['that is an identifier, in lower case', 'callbackurl', ['/guia/cinco/']],
  ['that is part of an identifier', 'callback', ['/guia/cinco/']],
  ['that is a path', '/orders/{orderId}', ['/guia/cinco/']],
  ['that is a path with its method', 'POST /orders/{orderId}/items', ['/guia/cinco/']],
  ['that is part of a path', 'orderId', ['/guia/cinco/']],
  ['that is a header in brackets and quotes', 'x-trace-id', ['/guia/seis/']],
  ['that is part of a header', 'trace', ['/guia/seis/']],
  ['that is a constant', 'RETRY_LIMIT', ['/guia/seis/']],
  ['that is part of a constant', 'limit', ['/guia/seis/']],
];

describe('finding a word', () => {
  const page = (title: string, text: string): string => `# ${title}\n\n${text}\n`;
  const small = openSmallSite(
    {
      'content/es/index.md': page('Inicio', 'Bienvenida.'),
      'content/en/index.md': page('Home', 'Welcome.'),
      'content/es/guia/uno.md': page('Uno', 'Dura un año.'),
      'content/es/guia/dos.md': page('Dos', 'Dice ano, sin más.'),
      'content/es/guia/tres.md': page('Tres', 'La autenticación y el pingüino.'),
      'content/es/guia/cuatro.md': page('Cuatro', 'Firme el papel; lo firmó ayer.'),
      'content/es/guia/cinco.md': page('Cinco', 'Envíe `callbackUrl` a `POST /orders/{orderId}/items`.'),
      'content/es/guia/seis.md': page('Seis', "```js\nread(res.headers['x-trace-id'], RETRY_LIMIT);\n```"),
    },
    { hasIndex: true },
  );
  let found: readonly Found[];

  beforeAll(async () => {
    found = await ask(
      small,
      '/',
      words.map(([, query]) => query),
    );
  });

  it.each(words.map(([how, , expected], index) => ({ how, expected, index })))(
    'finds a word $how',
    ({ expected, index }) => {
      expect(found[index]?.map(([page]) => page).slice(0, expected.length)).toEqual(expected);
    },
  );

  it('finds words in the language of the page only', async () => {
    const [spanish, english] = await ask(small, '/en/', ['autenticación', 'welcome']);
    expect(spanish).toEqual([]);
    expect(english).toEqual([['/en/']]);
  });
});
