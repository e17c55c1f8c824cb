// vercel.json with headers, redirects and trailing slashes, for a deployment of the output folder without a build step:
// https://vercel.com/docs/project-configuration
import type { SiteGraph } from '../../model/site.ts';
import { assetFolder } from '../../routes/output-paths.ts';
import { rulesOf } from './redirect-rules.ts';
import { redirectsOf } from './redirects.ts';
import { addressesOf, assetHeaders, type HeaderRules, type Headers } from './site-headers.ts';
import { wildcardRules } from './wildcard-files.ts';

export function vercelFile({ headers, framePages }: HeaderRules, graph: SiteGraph): string {
  const { config } = graph;
  const base = escaped(config.baseUrl);
  const rules = [
    ...rulesOf(redirectsOf(graph), config).map(({ from, to }) => ({ source: escaped(from), to })),
    ...wildcardRules(graph).map(({ from, to }) => ({
      source: `${escaped(from)}:splat(.*)`,
      to: to.replace(/:splat$/, ':splat*'),
    })),
  ];
  const settings: readonly string[] = [
    '"$schema": "https://openapi.vercel.sh/vercel.json"',
    // The folder contains the built site, so Vercel does not have to build it, and a folder named `public` has no
    // special meaning.
    '"framework": null',
    '"buildCommand": ""',
    '"installCommand": ""',
    '"outputDirectory": "."',
    config.trailingSlash ? '"trailingSlash": true' : '"cleanUrls": true',
    list('headers', [
      ...ruleOf(`${base}(.*)`, headers),
      ...ruleOf(`${base}${assetFolder}(.*)`, assetHeaders(graph)),
      // The last rule that sets a header takes precedence.
      ...framePages.flatMap(({ path, policy }) =>
        addressesOf(path).flatMap((each) => ruleOf(base + escaped(each), { 'Content-Security-Policy': policy })),
      ),
    ]),
    list(
      'redirects',
      rules.map(
        ({ source, to }) =>
          `{ "source": ${JSON.stringify(source)}, "destination": ${JSON.stringify(to)}, "statusCode": 301 }`,
      ),
    ),
  ];
  return `{\n${settings.map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

function ruleOf(source: string, headers: Headers): readonly string[] {
  const lines = Object.entries(headers).map(
    ([key, value]) => `      { "key": ${JSON.stringify(key)}, "value": ${JSON.stringify(value)} }`,
  );
  if (lines.length === 0) return [];
  return [`{\n      "source": ${JSON.stringify(source)},\n      "headers": [\n${indented(lines)}\n      ]\n    }`];
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join(',\n');
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? `"${name}": []` : `"${name}": [\n${items.map((item) => `    ${item}`).join(',\n')}\n  ]`;
}

/** Escapes the characters that are special in https://github.com/pillarjs/path-to-regexp */
function escaped(path: string): string {
  return path.replace(/[()*+?:{}\\]/g, '\\$&');
}
