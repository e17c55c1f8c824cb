// Resolves the values of a configuration that depend on other keys, and reports errors that involve more than one key.

import type { PluginReference, SiteConfig } from '../../model/config.ts';
import { type Checked, type Diagnostic, error, type KeyPath } from '../../model/diagnostic.ts';
import type { ParsedConfig } from '../../model/schema/site-schema.ts';
import { checkLocalizedStrings } from './check-localized-strings.ts';
import { checkRedirects } from './check-redirects.ts';
import type { ConfigOrigin, Report } from './report.ts';
import { resolveHead } from './resolve-head.ts';
import { resolveFooter, resolveNavbar, resolveSectionLinks, resolveSocial } from './resolve-links.ts';
import { resolveLocales } from './resolve-locales.ts';
import { resolveSections } from './resolve-sections.ts';

export interface ResolvedConfig extends Checked<SiteConfig> {
  /** Paths of the values that the diagnostics refer to. */
  readonly wrongPaths: readonly KeyPath[];
}

export function resolveConfig(parsed: ParsedConfig, origin: ConfigOrigin): ResolvedConfig {
  const diagnostics: Diagnostic[] = [];
  const wrongPaths: KeyPath[] = [];
  const report: Report = (path, message, hint) => {
    const position = origin.positionOf(path);
    diagnostics.push(error({ code: 'config', message, file: origin.file ?? '', position, hint }));
    wrongPaths.push(path);
  };
  const { $schema: _, logo, favicon, head, scripts, analytics, ...others } = parsed;
  const locales = resolveLocales(parsed, origin.file === undefined ? '' : 'content/en', report);
  const sections = resolveSections(parsed, report);
  const links = { sections, locales, report, positionOf: origin.positionOf };
  checkLocalizedStrings(parsed, locales, report);
  checkRedirects(parsed, report);
  checkPolicy(parsed, report);
  checkShorthands(parsed, report);
  const value: SiteConfig = {
    ...others,
    ...origin,
    positionOf: (path) => origin.positionOf(isShort(parsed, path) ? path.slice(1) : path),
    theme: { ...parsed.theme, logo: parsed.theme.logo ?? logo, favicon: parsed.theme.favicon ?? favicon },
    locales,
    sections: resolveSectionLinks(parsed, links),
    navbar: resolveNavbar(parsed, links),
    footer: parsed.footer && resolveFooter(parsed.footer, links),
    social: resolveSocial(parsed.social, origin.positionOf),
    headTags: resolveHead({ head, scripts, analytics }, report, origin),
    plugins: parsed.plugins.map(({ name: module, options, level }, index) => {
      return { module, options, level, position: origin.positionOf(['plugins', index]) };
    }),
    redirects: parsed.redirects.flatMap(({ from: paths, to }, index) =>
      paths.map((from) => ({ from, to, position: origin.positionOf(['redirects', index]) })),
    ),
    markdown: markdownOptions(parsed, origin),
  };
  return { value, diagnostics, wrongPaths };
}

function markdownOptions(parsed: ParsedConfig, { positionOf }: ConfigOrigin): SiteConfig['markdown'] {
  const { markdown, tableOfContents, checks, security } = parsed;
  const pluginsOf = (key: 'remarkPlugins' | 'rehypePlugins'): readonly PluginReference[] =>
    markdown[key].map(({ name: module, options }, index) => {
      return { module, options, position: positionOf(['markdown', key, index]) };
    });
  return {
    ...markdown,
    foreignSyntax: checks.foreignSyntax,
    contents: tableOfContents,
    ...(sendsPolicy(parsed) && { policy: security.csp ?? {} }),
    remarkPlugins: pluginsOf('remarkPlugins'),
    rehypePlugins: pluginsOf('rehypePlugins'),
  };
}

function sendsPolicy({ host }: ParsedConfig): boolean {
  return host.some((each) => each !== 'github-pages');
}

function checkPolicy(parsed: ParsedConfig, report: Report): void {
  if (parsed.security.csp && !sendsPolicy(parsed))
    report(
      ['security', 'csp'],
      `'security.csp' has no effect without a 'host' that supports HTTP headers`,
      "Set 'host', or remove this key",
    );
}

const shorthands = ['logo', 'favicon'] as const;

function checkShorthands(parsed: ParsedConfig, report: Report): void {
  for (const key of shorthands)
    if (parsed[key] !== undefined && parsed.theme[key] !== undefined)
      report([key], `'${key}' and 'theme.${key}' are the same setting`, 'Remove one of them');
}

/** Whether a path below `theme` refers to a value that a top-level key sets. */
function isShort({ theme, ...parsed }: ParsedConfig, [first, second]: KeyPath): boolean {
  return first === 'theme' && shorthands.some((key) => key === second && theme[key] === undefined && parsed[key]);
}
