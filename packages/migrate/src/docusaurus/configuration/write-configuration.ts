// Writes the configuration of the new site and related files: sidebars, their labels in other languages, authors and
// tags. Keys of the old configuration that no rule has read are reported as losses.
import { configSchemaPath, type Diagnostic } from 'docsgen/internals';
import { featurePlugins } from '../../feature-plugins.ts';
import type { MigratedFile } from '../../migration.ts';
import { type Plain, yamlOf } from '../../yaml-text.ts';
import type { Placement } from '../placement.ts';
import type { DocusaurusSite } from '../site.ts';
import type { MigratedTheme } from '../styles/theme-config.ts';
import { countingOf } from './analytics.ts';
import { faviconOf, logoOf } from './brand.ts';
import { headKeys } from './head.ts';
import { footerOf } from './links/footer.ts';
import { navbarOf } from './links/navbar.ts';
import { nameFiles } from './name-files.ts';
import { announcementOf, colorModeOf, contentsOf, documentKeys, socialImageOf } from './page-options.ts';
import { readPlugins } from './plugins.ts';
import { redirectsOf } from './redirects.ts';
import { sectionsOf } from './sections.ts';
import { sidebarFiles } from './sidebars.ts';
import { checksOf, markdownKeys, reportDifferences, siteKeys } from './site-keys.ts';
import { reportCategoryLabels, reportSwizzled, reportUiStrings } from './swizzled.ts';
import { guide, startWork, type Work } from './work.ts';

interface ConvertedSite {
  readonly look: Pick<MigratedTheme, 'theme' | 'css'>;
  readonly pages: readonly MigratedFile[];
}

export async function writeConfiguration(site: DocusaurusSite, placement: Placement, { look, pages }: ConvertedSite) {
  const work = startWork(site, placement);
  const brand = { logo: logoOf(work), favicon: faviconOf(work) };
  readPlugins(work);
  reportSwizzled(work);
  const plugins = featurePlugins(pages, { hasMath: site.markdown.math });
  const keys = keysOf(work, { ...look, theme: { ...brand, ...look.theme }, plugins });
  await reportDifferences(work);
  reportUiStrings(work);
  reportCategoryLabels(work);
  const files = [...sidebarFiles(work), ...nameFiles(work)];
  const losses = work.losses();
  const text = yamlOf(keys, {
    before: [
      `yaml-language-server: $schema=${configSchemaPath}`,
      `Created from ${site.configFile} of the Docusaurus site; ${guide}.`,
    ],
    after: lossComments(losses, site.configFile),
  });
  const config: MigratedFile = { path: 'site.config.yaml', text, from: site.configFile };
  return { files: [config, ...files], losses };
}

/** Returns keys in the order of docsgen's reference. */
function keysOf(
  work: Work,
  { theme, css, plugins }: ConvertedSite['look'] & { readonly plugins: Plain },
): { readonly [key: string]: Plain } {
  const counting = countingOf(work);
  const { navbar, social } = navbarOf(work);
  const { head, scripts: written } = headKeys(work);
  const scripts = [...written, ...counting.scripts];
  const documents = documentKeys(work);
  return {
    ...siteKeys(work),
    sections: sectionsOf(work),
    theme: Object.values(theme).some((value) => value !== undefined) ? theme : undefined,
    css: css.length > 0 ? css : undefined,
    navbar,
    footer: footerOf(work),
    social: Object.keys(social).length > 0 ? social : undefined,
    announcement: announcementOf(work),
    colorMode: colorModeOf(work),
    tableOfContents: contentsOf(work),
    editLink: documents.editLink,
    lastUpdated: documents.lastUpdated,
    socialImage: socialImageOf(work),
    sidebar: documents.sidebar,
    breadcrumbs: documents.breadcrumbs,
    checks: checksOf(work),
    head,
    scripts: scripts.length > 0 ? scripts : undefined,
    analytics: counting.analytics,
    plugins,
    redirects: redirectsOf(work),
    markdown: markdownKeys(work),
  };
}

/** Returns comments about lost options for the end of the file. */
function lossComments(losses: readonly Diagnostic[], file: string): readonly string[] {
  const own = losses.filter((loss) => loss.file === file);
  if (own.length === 0) return [];
  const inOrder = own.toSorted((a, b) => (a.position?.line ?? 0) - (b.position?.line ?? 0));
  const lines = inOrder.map(({ message, position }) => `- ${position ? `${position.line}: ` : ''}${message}`);
  return [`Not migrated, by line of ${file}:`, ...lines];
}
