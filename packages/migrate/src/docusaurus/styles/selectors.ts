// Converts selectors of an original style sheet. Selectors that still match are preserved, selectors for bare elements
// are limited to content, and selectors for the Docusaurus theme are removed.
import type { UsedNames } from './used-names.ts';

/** Prefixes of classes and ids that only the Docusaurus theme and Infima render: `navbar__link`, `menu--dark`. */
const parts = `navbar navbar-sidebar menu footer pagination pagination-nav breadcrumbs dropdown tabs pills alert avatar
  table-of-contents contents toggle admonition close tabs-container hash-link anchor clean-btn clean-list
  token-line prism-code token main-wrapper skipToContent docs-wrapper blog-wrapper docs-doc-page docs-version
  docs-doc-id plugin docMainContainer DocSearch docsearch aa search searchbox docusaurus theme announcementBar
  blog-post-page codeBlockTitle sidebar toc docSidebarContainer header-github-link algolia-docsearch-suggestion
  headerWrapper fixedHeaderContainer navigationSlider slidingNav reactNavSearchWrapper last-updated`;
const drawn = new RegExp(`^(${parts.split(/\s+/).join('|')})(?=$|_|-)`);

/** Infima classes that sites also use on custom pages. */
const classes = 'container|row|col|button|button-group|card|badge|hero|thin-scrollbar';
const spaces = 'text|margin|padding|shadow|item';
const shared = new RegExp(String.raw`^(${classes})(?=$|__|--)|^(${spaces})(-[a-z]+)?--[\w-]+$`);

/** Whether a rule that contains this name can match only on pages that use the name. */
function isNameOfTheme(name: string): boolean {
  return drawn.test(name) || shared.test(name);
}

/** Article selectors, `.markdown` in Docusaurus. */
const articleNames = /(?:\.(?:theme-doc-)?markdown(?![\w-]))+/g;

/** Whether the selector matches the root element, in any mode or a specific one. */
export function isOfRoot(selector: string): boolean {
  return /^(html|:root|body)?(\[data-theme(=[^\]]*)?\])?$/.test(selector.replace(/^:where\((.*)\)$/, '$1'));
}

export function modeOf(selector: string): 'light' | 'dark' | undefined {
  const [, mode] = /\[data-theme\s*=\s*["']?(light|dark)/.exec(selector) ?? [];
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}

/** Returns `undefined` if the selector cannot match in the new site. `nested` means that it is inside another rule. */
export function convertSelector(written: string, used: UsedNames, place: 'top' | 'nested'): string | undefined {
  const selector = written.replace(articleNames, '.prose');
  const positive = selector.replace(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  // Class names of Docusaurus's CSS modules, which end with a hash.
  if (/\[class\s*[*^$~|]?=/.test(positive) || /#(__docusaurus|nprogress|docusaurus)/.test(positive)) return undefined;
  const names = [...positive.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  const isDrawn = (name: string) => name !== 'prose' && isNameOfTheme(name) && !used.classes.has(name);
  if (names.some(isDrawn)) return undefined;
  if (place === 'nested' || names.length > 0 || /#[A-Za-z_]/.test(positive) || isOfRoot(selector)) return selector;
  return /\[(?!data-theme)/.test(positive) || /^::/.test(selector) ? selector : inArticles(selector);
}

const rootItself = String.raw`(?:html|:root|body)?\[data-theme[^\]]*\]|html|:root|body`;
const afterRoot = new RegExp(String.raw`^((?:${rootItself})(?:\s*>\s*|\s+)(?:body(?:\s*>\s*|\s+))?)?(.*)`, 's');

/** Elements that the theme renders always have classes. */
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

/** Returns the index of the last such character outside of brackets, or -1. */
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
