// Finds the title and the description of a diagram, in any of Mermaid's notations.
import { plainLabel } from './labels.ts';

interface DiagramTexts {
  readonly title: string | undefined;
  /** Title and description, or `undefined` if there are none. */
  readonly name: string | undefined;
}

export function textsOf(source: string): DiagramTexts {
  const title = found(source, /^[ \t]*accTitle[ \t]*:[ \t]*([^ \t].*)$/m) ?? found(source, titleLine);
  const described =
    found(source, /^[ \t]*accDescr[ \t]*:[ \t]*([^ \t].*)$/m) ?? found(source, /^[ \t]*accDescr[ \t]*\{([^{}]*)\}/m);
  return { title, name: [title, described].filter(Boolean).join('. ') || undefined };
}

/** Matches a title in the front matter, on a separate line, or after the diagram type. */
const titleLine =
  /^[ \t]*(?:pie[ \t]+(?:showData[ \t]+)?)?title(?:[ \t]*:[ \t]*|[ \t]+(?=[\p{L}\p{N}"'(]))([^ \t].*)$/mu;

function found(source: string, pattern: RegExp): string | undefined {
  const text = pattern
    .exec(source)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return text ? plainLabel(text.replace(/\s+/g, ' ')) : undefined;
}

/** Front matter, directives, comments, titles and descriptions. */
const metadata = [
  /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?:\n|$)/,
  /^[ \t]*%%\{(?:[^%]|%(?!%))*%%/gm,
  /^[ \t]*%%.*$/gm,
  /^[ \t]*accDescr[ \t]*\{[^{}]*\}/gm,
  /^[ \t]*(?:accTitle|accDescr|title)[ \t]*:.*$/gm,
];

/** Preserves line breaks, so that the lines keep their numbers. */
export function withoutMetadata(source: string): string {
  return metadata.reduce((text, pattern) => text.replace(pattern, (all) => all.replace(/[^\n]/g, '')), source);
}
