// A site of a few files, written, built and served for one test file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAndServe, type ServedSite } from './browser.ts';
import type { SiteRequest } from './built-site.ts';

/** `files`: text by path; the default configuration has Spanish and English. */
export async function serveSmallSite(
  files: Readonly<Record<string, string>>,
  options: Pick<SiteRequest, 'hasIndex'> = {},
): Promise<ServedSite> {
  const root = mkdtempSync(join(tmpdir(), 'docsgen-small-'));
  for (const [path, text] of Object.entries({ 'site.config.yaml': smallConfig, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return await buildAndServe({ root, ...options });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export const smallConfig = `title: Small site
locales:
  - { code: es, label: Español }
  - { code: en, label: English }
`;
