// robots.txt: allows crawling of all pages, and links to the sitemap.
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { robotsPath, sitemapPath } from '../../routes/output-paths.ts';
import { absoluteUrl } from '../../routes/routes.ts';

export function robots({ config }: SiteGraph): OutputFile {
  const map = config.url === undefined ? '' : `\nSitemap: ${absoluteUrl(config, sitemapPath)}\n`;
  return { path: robotsPath, content: `User-agent: *\nAllow: /\n${map}` };
}
