// Writes, builds and serves a small site for a test file.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openForTests } from '../open-for-tests.ts';
import { buildAndServe, type ServedSite } from './browser.ts';
import type { SiteRequest } from './built-site.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Content by path. */
type Files = Readonly<Record<string, string | Uint8Array>>;

interface Options extends Pick<SiteRequest, 'hasIndex'> {
  /** Packages of this repository that the site has installed. */
  readonly packages?: readonly string[];
}

/** Must be called at the top of a test file. */
export function openSmallSite(files: Files, options?: Options): ServedSite {
  return openForTests(() => serveSmallSite(files, options));
}

/** The default configuration has Spanish and English. Only titles are searchable unless `hasIndex` is set. */
export async function serveSmallSite(
  files: Files,
  { hasIndex = false, packages = [] }: Options = {},
): Promise<ServedSite> {
  const root = mkdtempSync(join(tmpdir(), 'docsgen-small-'));
  for (const [path, text] of Object.entries({ 'site.config.yaml': smallConfig, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const name of packages) {
    mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  try {
    return await buildAndServe({ root, hasIndex });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export const smallConfig = `title: Small site
locales:
  - { code: es, label: Español }
  - { code: en, label: English }
`;
