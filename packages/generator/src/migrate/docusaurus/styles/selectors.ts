// Selectors of an old style sheet, one by one: those that can still hit something stay as they are, rules on bare
// elements keep to what authors wrote, and those on parts of Docusaurus's theme go.
import { articleNames, isNameOfTheme } from './theme-names.ts';
import type { UsedNames } from './used-names.ts';

/** The parts of a list: commas in brackets are none of it. */
export function splitList(list: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < list.length; at += 1) {
    const char = list[at] ?? '';
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (char !== ',' || depth > 0) continue;
    parts.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return [...parts, list.slice(start).trim()].filter(Boolean);
}

/** The whole document, in one of both modes or in any. */
export function isOfRoot(selector: string): boolean {
  return /^(html|:root|body)?(\[data-theme(=[^\]]*)?\])?$/.test(selector.replace(/^:where\((.*)\)$/, '$1'));
}

export function modeOf(selector: string): 'light' | 'dark' | undefined {
  const [, mode] = /\[data-theme\s*=\s*["']?(light|dark)/.exec(selector) ?? [];
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}

/** `undefined`: it can hit nothing in the new site. `nested`: in another rule. */
export function convertSelector(written: string, used: UsedNames, place: 'top' | 'nested'): string | undefined {
  const selector = written.replace(articleNames, '.prose');
  const positive = selector.replace(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  // Names that Docusaurus's own CSS modules have, with something at their ends that changes.
  if (/\[class\s*[*^$~|]?=/.test(positive) || /#(__docusaurus|nprogress|docusaurus)/.test(positive)) return undefined;
  const names = [...positive.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  const isDrawn = (name: string) => name !== 'prose' && isNameOfTheme(name) && !used.classes.has(name);
  if (names.some(isDrawn)) return undefined;
  if (place === 'nested' || names.length > 0 || /#[A-Za-z_]/.test(positive) || isOfRoot(selector)) return selector;
  return /\[(?!data-theme)/.test(positive) || /^::/.test(selector) ? selector : inArticles(selector);
}

const rootItself = String.raw`(?:html|:root|body)?\[data-theme[^\]]*\]|html|:root|body`;
const afterRoot = new RegExp(String.raw`^((?:${rootItself})(?:\s*>\s*|\s+)(?:body(?:\s*>\s*|\s+))?)?(.*)`, 's');

/** What the theme itself draws with elements of these names has classes. */
const drawnByTheme = /^(a|button|code|pre|svg|summary|details|div|span|ul|ol|li|table|input|nav|section)(?![\w-])/;

function inArticles(selector: string): string | undefined {
  const [, root = '', rest = ''] = afterRoot.exec(selector) ?? [];
  const inside = rest.replace(/^(main|article)(\s*>\s*|\s+)/, '');
  if (/^(html|body|main|article|nav|header|footer|aside|#)(?![\w-])/.test(inside)) return undefined;
  const last = Math.max(...[' ', '>', '+', '~'].map((sign) => lastOutside(inside, sign))) + 1;
  const [before, subject] = [inside.slice(0, last), inside.slice(last)];
  const own = subject
    .replace(/^code(?![\w-])/, 'code:where(:not(pre *))')
    .replace(drawnByTheme, (name) => (name === 'code' ? name : `${name}:where(:not([class]))`));
  return `${root.replace(/(?<!\s)\s*>\s*$/, ' ')}:where(.prose) ${before}${own}`;
}

/** Index of the last such character that is not in brackets; -1: none. */
function lastOutside(text: string, sign: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const char = text[at] ?? '';
    if (')]'.includes(char)) depth += 1;
    if ('(['.includes(char)) depth -= 1;
    if (char === sign && depth === 0) return at;
  }
  return -1;
}
