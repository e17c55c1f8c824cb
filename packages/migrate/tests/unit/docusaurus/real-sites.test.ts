// Reads four real Docusaurus sites from the folder DOCUSAURUS_SITES; their content is copyrighted and not part of this
// repository. Other websites link to the URLs below.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldAddresses } from '../../../src/docusaurus/ledger/old-addresses.ts';
import { placeFiles } from '../../../src/docusaurus/place-files.ts';
import { readDocusaurus } from '../../../src/docusaurus/reading/read-docusaurus.ts';
import { openForeign } from '../../../src/foreign/foreign-files.ts';
import { foreignModules } from '../../../src/foreign/run-foreign.ts';

const folder = process.env.DOCUSAURUS_SITES ?? '';
const isThere = existsSync(folder);
if (!isThere) {
  process.stderr.write(
    'DOCUSAURUS_SITES names no folder: real-sites.test.ts reads NONE of four real Docusaurus sites\n',
  );
}

interface RealSite {
  readonly root: string;
  readonly documents: readonly number[];
  readonly posts: number;
  readonly locales: number;
  readonly addresses: readonly string[];
}

const sites: readonly RealSite[] = [
  {
    root: 'credo-ts',
    // The current version and 0.5.
    documents: [46, 45],
    posts: 0,
    locales: 1,
    addresses: [
      '/',
      '/guides/getting-started/prerequisites',
      '/guides/getting-started/set-up/aries-askar',
      '/guides/getting-started/set-up/cheqd',
      '/guides/tutorials/openid4vc/issuing-credentials-using-openid4vc-issuer-module',
      '/guides/updating/versions/0.4-to-0.5',
      '/guides/0.5/tutorials/openid4vc',
    ],
  },
  {
    root: 'jest/website',
    documents: [37, 37, 38, 37],
    posts: 22,
    locales: 9,
    addresses: [
      '/docs/getting-started',
      '/docs/next/expect',
      '/docs/29.7/configuration',
      '/zh-Hans/docs/getting-started',
      '/blog/2020/05/05/jest-26',
      '/blog/2025/06/04/jest-30',
      '/blog/2016/07/27/jest-14.html',
      '/ja/blog/page/2',
      '/search',
    ],
  },
  {
    root: 'redux/website',
    documents: [85],
    posts: 0,
    locales: 1,
    addresses: [
      '/errors',
      '/faq',
      '/usage/',
      '/usage/writing-tests',
      '/usage/structuring-reducers/using-combinereducers',
      '/usage/structuring-reducers/normalizing-state-shape',
      '/tutorials/fundamentals/part-1-overview',
    ],
  },
  {
    root: 'rke2',
    documents: [74],
    posts: 0,
    locales: 1,
    addresses: [
      '/',
      '/install/requirements',
      '/install/private_registry',
      '/networking/networking_services',
      // Redirects from the redirects plugin.
      '/install/network_options',
      '/helm',
    ],
  },
];

describe.skipIf(!isThere)('real sites', () => {
  it.each(sites)('reads the real site $root', async ({ root, documents, posts, locales, addresses }) => {
    const [name = '', ...rest] = root.split('/');
    const own = readdirSync(folder).find((each) => each.endsWith(name)) ?? name;
    const read = await readDocusaurus(openForeign(join(folder, own, ...rest)), foreignModules());
    const site = read.value;
    expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (site === undefined) throw new Error('The site is not read');
    const versions = site.docs.flatMap((instance) => instance.versions);
    expect(versions.map((version) => version.documents.length)).toEqual(documents);
    expect(site.blogs.flatMap((blog) => blog.posts)).toHaveLength(posts);
    expect(site.locales).toHaveLength(locales);
    const urls = (await oldAddresses(site, () => [])).map(({ url }) => url);
    expect(addresses.filter((url) => !urls.includes(url))).toEqual([]);
    const { files } = await placeFiles(site);
    expect(new Set(files.map(({ to }) => to)).size).toBe(files.length);
    const placed = new Set(files.map(({ from }) => from));
    const sources = [...versions.flatMap((version) => version.documents), ...site.pages];
    expect(sources.filter(({ source }) => !placed.has(source))).toEqual([]);
  });
});
