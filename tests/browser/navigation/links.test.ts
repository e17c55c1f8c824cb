// An independent crawler follows all links of the built site: no link or anchor may be broken.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, LinkState } from 'linkinator';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { buildAndServe, type ServedSite, serveReferenceSite } from '../browser.ts';
import { referenceFiles, repository } from '../built-site.ts';

/** The reference site with one more line of configuration. */
async function serveUnder(baseUrl: string): Promise<ServedSite> {
  const root = mkdtempSync(join(tmpdir(), 'docsgen-base-'));
  for (const name of [...referenceFiles, 'node_modules']) symlinkSync(join(repository, name), join(root, name));
  const config = readFileSync(join(repository, 'site.config.yaml'), 'utf8');
  writeFileSync(join(root, 'site.config.yaml'), `${config}\nbaseUrl: ${baseUrl}\n`);
  try {
    return await buildAndServe({ root, hasIndex: false });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function crawl(
  site: ServedSite,
  start: string,
): Promise<{ readonly broken: readonly string[]; readonly visited: ReadonlySet<string> }> {
  const result = await check({
    path: site.origin + start,
    recurse: true,
    concurrency: 20,
    linksToSkip: async (link) => !link.startsWith(site.origin),
  });
  return {
    broken: result.links
      .filter((link) => link.state === LinkState.BROKEN)
      .map((link) => `${link.parent} -> ${link.url}`),
    visited: new Set(
      result.links.filter((link) => link.state === LinkState.OK).map((link) => new URL(link.url).pathname),
    ),
  };
}

/** The crawler does not check anchors, so they are compared with the ids in the files. */
function brokenAnchors(site: ServedSite): readonly string[] {
  const texts = new Map(site.paths.map((path) => [path, pageText(site, path)]));
  return site.paths.flatMap((path) => {
    const hrefs = [...(texts.get(path) ?? '').matchAll(/\shref="([^"]*#[^"]*)"/g)].map((match) => match[1] ?? '');
    return hrefs.flatMap((href) => {
      const target = new URL(href.replaceAll('&amp;', '&'), site.origin + path);
      const text = target.origin === site.origin ? texts.get(target.pathname) : '';
      const id = decodeURIComponent(target.hash.slice(1));
      return text === '' || text?.includes(` id="${id}"`) ? [] : [`${path} -> ${href}`];
    });
  });
}

function pageText(site: ServedSite, path: string): string {
  const base = site.paths[0] ?? '/';
  return readFileSync(join(site.folder, decodeURI(path.slice(base.length)), 'index.html'), 'utf8');
}

describe.each(
  variantsOf([
    ['/', serveReferenceSite],
    ['/docs/', () => serveUnder('/docs/')],
  ]),
)('the reference site at %s', (baseUrl, serve) => {
  it('has no broken links or anchors, and every page can be reached', async () => {
    const site = await serve();
    try {
      const { broken, visited } = await crawl(site, baseUrl);
      expect(broken).toEqual([]);
      expect(site.paths.filter((path) => !visited.has(path))).toEqual([]);
      expect(brokenAnchors(site)).toEqual([]);
    } finally {
      await site.close();
    }
  });
});
