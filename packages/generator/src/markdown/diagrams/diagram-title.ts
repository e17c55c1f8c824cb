// Finds the accessible name of a diagram that browsers render, in any of Mermaid's notations.
import { plainLabel } from './labels.ts';

/** Returns `undefined` if the source has no title or description. */
export function nameIn(source: string): string | undefined {
  const title = found(source, /^[ \t]*accTitle[ \t]*:[ \t]*([^ \t].*)$/m) ?? found(source, titleLine);
  const described =
    found(source, /^[ \t]*accDescr[ \t]*:[ \t]*([^ \t].*)$/m) ?? found(source, /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m);
  return [title, described].filter(Boolean).join('. ') || undefined;
}

/** Matches a title in the front matter, on a separate line, or after the diagram type. */
const titleLine = /^[ \t]*(?:pie[ \t]+(?:showData[ \t]+)?)?title(?:[ \t]*:)?[ \t]+([^ \t].*)$/m;

function found(source: string, pattern: RegExp): string | undefined {
  const text = pattern
    .exec(source)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return text ? plainLabel(text.replace(/\s+/g, ' ')) : undefined;
}
