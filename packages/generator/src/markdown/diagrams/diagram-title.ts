// What a diagram is called that docsgen does not draw itself, so that its picture has a name: what its source says of
// itself, in whichever of Mermaid's ways.
import { plainLabel } from './labels.ts';

/** `undefined`: it says nothing. */
export function nameIn(source: string): string | undefined {
  const title = found(source, /^[ \t]*accTitle[ \t]*:[ \t]*([^ \t].*)$/m) ?? found(source, titleLine);
  const described =
    found(source, /^[ \t]*accDescr[ \t]*:[ \t]*([^ \t].*)$/m) ?? found(source, /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m);
  return [title, described].filter(Boolean).join('. ') || undefined;
}

/** In front matter, on a line of its own, or behind the kind. */
const titleLine = /^[ \t]*(?:pie[ \t]+(?:showData[ \t]+)?)?title(?:[ \t]*:)?[ \t]+([^ \t].*)$/m;

function found(source: string, pattern: RegExp): string | undefined {
  const text = pattern
    .exec(source)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return text ? plainLabel(text.replace(/\s+/g, ' ')) : undefined;
}
