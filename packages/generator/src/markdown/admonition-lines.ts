// Brings the spellings of admonitions that people use into the one both parsers know, before parsing.
// `:::note Title` and `::: tip` become `:::note[Title]` and `:::tip`, `::: tabs` becomes `:::tabs`, in place: no line moves, and all of a title keeps
// its columns, for which spaces go into the brackets. Lines inside fenced code are left alone.

export const admonitionNames = ['note', 'tip', 'info', 'warning', 'danger'] as const;
export type AdmonitionName = (typeof admonitionNames)[number];

/** Other words for the five kinds, from other tools and from GitHub's alerts. */
const aliases: ReadonlyMap<string, AdmonitionName> = new Map([
  ['caution', 'warning'],
  ['important', 'info'],
  ['success', 'tip'],
  ['hint', 'tip'],
  ['secondary', 'note'],
  ['error', 'danger'],
]);

export function admonitionOf(word: string): AdmonitionName | undefined {
  const name = word.toLowerCase();
  return admonitionNames.find((known) => known === name) ?? aliases.get(name);
}

const opening = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]*)([A-Za-z]+)([ \t]+)([^\s[{].*?)?[ \t]*$/;
const spaced = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]+)([A-Za-z]+)(\[.*|\{.*)?[ \t]*$/;
const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

export function normalizeAdmonitions(markdown: string): string {
  if (!markdown.includes(':::')) return markdown;
  let open: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [, mark, rest = ''] = fence.exec(line) ?? [];
      if (mark !== undefined) {
        if (open === undefined && !(mark.startsWith('`') && rest.includes('`'))) open = mark;
        else if (open !== undefined && mark.startsWith(open) && rest.trim() === '') open = undefined;
        return line;
      }
      return open === undefined ? normalizeLine(line) : line;
    })
    .join('\n');
}

function normalizeLine(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const titled = opening.exec(text);
  if (titled?.[4] && titled[6] && admonitionOf(titled[4])) {
    const [, before, colons, gap = '', name, space = '', title] = titled;
    return `${before}${colons}${name}[${' '.repeat(gap.length + space.length - 1)}${title}]`;
  }
  const bare = spaced.exec(text);
  if (bare?.[4] && (admonitionOf(bare[4]) || bare[4].toLowerCase() === 'tabs')) {
    const [, before, colons, gap = '', name, rest = ''] = bare;
    return `${before}${colons}${name}${rest.replace(/^\[/, () => `[${gap}`)}`;
  }
  return line;
}

/** Whether a text can hold directives at all: only then are they parsed, so `10:30` stays a time everywhere else. */
export function hasDirectives(markdown: string): boolean {
  return markdown.includes('::') && /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*:{2,}[A-Za-z]/m.test(markdown);
}
