// Checks redirects with a wildcard, and converts them to rules for hosts.
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import { assetFolder, redirectsPath, searchIndexFolder } from '../../routes/output-paths.ts';
import { hrefOf, urlKey } from '../../routes/routes.ts';
import {
  isExternalTarget,
  splat,
  type WildcardRedirect,
  wildcardRedirects,
  wildcardTarget,
} from '../../routes/wildcard-redirects.ts';

interface WildcardRule {
  /** Encoded path before the wildcard, with the base URL and a trailing slash. */
  readonly from: string;
  /** May end with `:splat`. */
  readonly to: string;
}

export function wildcardRules({ config }: Pick<SiteGraph, 'config'>): readonly WildcardRule[] {
  return wildcardRedirects(config).map(({ from, to }) => ({
    from: hrefOf(config, from),
    to: wildcardTarget(config, to),
  }));
}

/** Checks only the default locale, because other locales have the same pages. */
export function checkWildcards(graph: SiteGraph): readonly Diagnostic[] {
  const { config, tree } = graph;
  const replaced = config.host.some((host) => host === 'netlify' || host === 'cloudflare');
  const isReplaced = replaced && tree.staticFiles.has(redirectsPath);
  return wildcardRedirects(config)
    .filter(({ locale }) => locale === config.locales[0])
    .flatMap((wildcard) => {
      const problems = [hiding(graph, wildcard), isReplaced ? replacedRule : undefined, missingTarget(graph, wildcard)];
      const { position } = wildcard.redirect;
      return problems.flatMap((problem) =>
        problem ? [error({ code: 'redirect', ...problem, file: config.file ?? '', position })] : [],
      );
    });
}

type Problem = Pick<Diagnostic, 'message' | 'hint'>;

const replacedRule: Problem = {
  message: `The redirect has no effect, because static/${redirectsPath} replaces the generated file`,
  hint: `Remove static/${redirectsPath}, or add the rule to it`,
};

/**
 * Reports a page or file that the redirect would hide: on most hosts, redirects take precedence over existing pages.
 */
function hiding({ pages, tree }: SiteGraph, { from, redirect }: WildcardRedirect): Problem | undefined {
  const urls = [...[...pages.values()].map(({ url }) => url), ...[...tree.staticFiles].map((path) => `/${path}`)];
  const own = [assetFolder, searchIndexFolder].map((folder) => `/${folder}`);
  const hidden = [...urls, ...own].find((url) => url.toLowerCase().startsWith(from.toLowerCase()));
  if (hidden === undefined) return undefined;
  const hint = 'List the old URLs instead, such as from: [/old/a, /old/b]';
  return { message: `The redirect from ${redirect.from} would hide ${hidden}`, hint };
}

function missingTarget({ pages, byUrl }: SiteGraph, { to, redirect }: WildcardRedirect): Problem | undefined {
  if (isExternalTarget(to)) return undefined;
  const start = to.endsWith(splat) ? to.slice(0, -splat.length) : undefined;
  const isThere =
    start === undefined
      ? byUrl.has(urlKey(to))
      : [...pages.values()].some(({ url }) => url.toLowerCase().startsWith(start.toLowerCase()));
  return isThere ? undefined : { message: `Redirect target ${redirect.to} does not exist`, hint: undefined };
}
