// Converts containers (`:::`) and `[[toc]]`. Containers with the same syntax in docsgen stay unchanged.
import { admonitionOf } from 'docsgen/internals';
import { matchesIn, type PageConversion, replace, replaceMatches, tell } from '../page-work.ts';

const opening = /^([ \t>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*([^\n\r]*)/gm;
const contents = /^[ \t]*\[\[toc\]\][ \t]*$/gim;

/** Containers that affect only how their content is rendered. */
const transparent = new Set(['v-pre', 'raw']);

export function convertContainers(work: PageConversion): void {
  replaceMatches(work, contents, () => '::contents');
  for (const found of matchesIn(work, opening)) {
    const { 0: whole, 1: indent = '', 2: colons = ':::', 3: name = '', 4: masked = '', index } = found;
    const end = index + whole.length;
    // `masked` does not contain code in the title.
    const rest = work.text.slice(end - masked.length, end);
    if (name === 'details') {
      const title = rest.replace(/\{[^{}]*\}\s*$/, '').trim() || 'Details';
      const isOpen = /\{[^{}]*\bopen\b[^{}]*\}\s*$/.test(rest);
      replace(work, index, end, `${indent}${colons}accordion[${title}]${isOpen ? '{open}' : ''}`);
    } else if (transparent.has(name)) removeFences(work, { start: index, end, colons });
    else if (name !== 'code-group' && admonitionOf(name) === undefined) {
      const hint = 'docsgen has no block with this name: use an admonition, or a component in an MDX page';
      tell(work, index, { severity: 'error', message: `The container ${name} is shown as text`, hint });
    }
  }
}

/** Removes the opening and closing lines of a block. */
function removeFences(
  work: PageConversion,
  { start, end, colons }: { readonly start: number; readonly end: number; readonly colons: string },
): void {
  const closing = new RegExp(`^[ \\t>]*${colons}[ \\t]*(?:\\r?\\n|$)`, 'm').exec(work.masked.slice(end));
  replace(work, start, Math.min(end + 1, work.text.length), '');
  if (closing) replace(work, end + closing.index, end + closing.index + closing[0].length, '');
}
