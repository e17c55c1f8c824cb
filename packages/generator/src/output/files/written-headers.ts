// Reads headers from the file generated for a host, so that `docsgen serve` can send them.
import type { Host } from '../../model/config.ts';

type Header = readonly [name: string, value: string];

/**
 * Returns the headers for all pages, or the headers for a file that has separate ones. `path` includes the base URL.
 */
export function writtenHeaders(host: Host, text: string, path = ''): readonly Header[] {
  const { rule, line } = formats[host] ?? lineFormat;
  const headers = new Map<string, string>();
  let isMeant = true;
  for (const each of text.split('\n')) {
    const pattern = rule.exec(each)?.[1];
    if (pattern !== undefined) isMeant = pattern.endsWith('*') || pattern.endsWith('(.*)') || pattern === path;
    const [, name = '', value = ''] = line.exec(each) ?? [];
    if (isMeant && name !== '' && name !== 'Cache-Control') headers.set(name, value);
    const [, inside = '', own = ''] = ofOneFile.exec(each) ?? [];
    if (inside !== '' && inside === path) headers.set('$docsgen_policy', own);
  }
  return withVariables(headers, text);
}

interface Format {
  /** Matches the first line of a rule. */
  readonly rule: RegExp;
  readonly line: RegExp;
}

const lineFormat: Format = { rule: /^(\/\S*)$/, line: /^ {2}([\w-]+): (.*)$/ };

const formats: Partial<Record<Host, Format>> = {
  nginx: { rule: /^(?!)()/, line: /^add_header ([\w-]+) (?:"(.*)"|\$\w+) always;$/ },
  vercel: { rule: /^ *"source": "(.*)",$/, line: /^ *\{ "key": "([\w-]+)", "value": "(.*)" \},?$/ },
};

/** Matches the policy of a single file in an nginx configuration. */
const ofOneFile = /^if \(\$uri = "(.*)"\) \{ set \$docsgen_policy "(.*)"; \}$/;

function withVariables(headers: Map<string, string>, text: string): readonly Header[] {
  const own = headers.get('$docsgen_policy') ?? /^set \$docsgen_policy "(.*)";$/m.exec(text)?.[1];
  headers.delete('$docsgen_policy');
  if (own !== undefined) headers.set('Content-Security-Policy', own);
  return [...headers];
}
