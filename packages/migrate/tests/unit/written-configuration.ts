// The configuration that a migration writes, read by docsgen: diagnostics of both.
import { expect } from 'vitest';
import { memoryFiles, told } from '../../../../tests/unit/model-of.ts';
import { loadConfig } from '../../../generator/src/config/load-config.ts';
import { writeConfiguration } from '../../src/docusaurus/configuration/write-configuration.ts';
import type { MigratedFile } from '../../src/migration.ts';
import { placementOf, type SiteParts, siteWith } from './docusaurus-site.ts';

export interface Written {
  /** The configuration without the comments at its start and end. */
  readonly yaml: string;
  readonly whole: string;
  readonly losses: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** `staticFiles` are the files in `static/`, `pages` the converted pages. docsgen must accept the written configuration without diagnostics. */
export async function written(
  parts: SiteParts,
  staticFiles: readonly string[] = [],
  pages: readonly MigratedFile[] = [],
): Promise<Written> {
  const site = siteWith(parts);
  const { files, losses } = await writeConfiguration(site, placementOf(site, staticFiles), {
    look: { theme: {}, css: [] },
    pages,
  });
  const texts = Object.fromEntries(files.map((file) => [file.path, 'text' in file ? file.text : '']));
  const whole = texts['site.config.yaml'] ?? '';
  const loaded = await loadConfig(memoryFiles(texts), { file: undefined, folderName: 'site' });
  expect(told(loaded.diagnostics)).toEqual([]);
  const yaml = whole.replace(/^(#.*\n)*\n/, '').replace(/\n\n# Not migrated[\s\S]*$/, '\n');
  return {
    yaml,
    whole,
    losses: told(losses),
    files: texts,
  };
}

/** Keys of every site before and after the keys of a test. `later` contains keys after the checks. */
export function around(keys: string, later = ''): string {
  return `title: My site
url: https://example.com
${keys}${checks}${later}# .md files are parsed as MDX, as in Docusaurus.
markdown: { mdx: all }
`;
}

export const checks = `# Errors in pages do not fail the build until you remove these lines.
checks: { links: warning, anchors: warning, images: warning }
`;

export function withConfig(config: SiteParts['config'], parts: SiteParts = {}): SiteParts {
  return { ...parts, config: config ?? {} };
}

export function withTheme(themeConfig: NonNullable<SiteParts['themeConfig']>, parts: SiteParts = {}): SiteParts {
  return withConfig(parts.config ?? {}, { ...parts, themeConfig });
}
