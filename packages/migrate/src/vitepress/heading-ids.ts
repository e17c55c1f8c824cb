// Preserves heading ids. VitePress generates heading ids differently, so a heading gets an explicit id if its generated
// id would change.

import { plainText } from 'docsgen/internals';
import GithubSlugger from 'github-slugger';
import { headingsIn, type PageConversion, replace } from '../page-work.ts';

/** Returns the heading ids of the page, except for the id of its title. */
export function keepHeadingIds(work: PageConversion): readonly string[] {
  const taken = new Set<string>();
  const own = new GithubSlugger();
  const ids: string[] = [];
  for (const { depth, text, end } of headingsIn(work)) {
    const written = /\{#([^{}]+)\}$/.exec(text)?.[1];
    const shown = text.replace(/<[^<>]*>/g, '').trim();
    const old = written ?? unique(vitepressId(plainText(shown)), taken);
    taken.add(old);
    if (depth > 1) ids.push(old);
    if (written !== undefined) continue;
    const isSame = own.slug(plainText(text.replace(/<[^<>]*>/g, ''))) === old && !/<\/?[A-Za-z]/.test(text);
    if (!isSame && depth > 1) replace(work, end, end, ` {#${old}}`);
  }
  return ids;
}

function unique(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** Returns the id that VitePress generates from the text of a heading. */
function vitepressId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}
