// Converts a style sheet of the original site: rules for the site's own elements stay unchanged, and rules for
// components of the Docusaurus theme are removed and reported together. Both generators use `data-theme` for modes.
// Infima variables are set in a separate style sheet (infima-sheet.ts).
import { error } from 'docsgen/internals';
import type { SourceToConvert } from '../conversion.ts';
import type { ConvertedFile, Placement } from '../placement.ts';
import { styleTarget } from '../resolve-from.ts';
import { convertAtRule } from './at-rules.ts';
import {
  type ChildNode,
  type Container,
  type Declaration,
  parseCss,
  type Rule,
  type UnreadableCss,
} from './parse-css.ts';
import { convertSelector, isOfRoot } from './selectors.ts';
import { lose, movedValue, openSheet, type SheetWork } from './sheet-addresses.ts';
import { type UsedNames, variablesIn } from './used-names.ts';

export async function convertStyle(
  { placed, text }: SourceToConvert,
  placement: Placement,
  used: UsedNames,
): Promise<ConvertedFile> {
  const to = styleTarget(placed.to);
  const place = { from: placed.from, to, placement };
  const done = { path: to, uses: [], packages: [], anchors: [] };
  const [, ending = ''] = /\.(scss|sass|less)$/.exec(placed.from) ?? [];
  const isForeign = ending !== '' && !isPlainCss(text, ending);
  const root = isForeign ? { reason: `${ending.toUpperCase()} must be compiled`, line: 1 } : await parseCss(text);
  if ('reason' in root) return unread(done, { placed, text }, root);
  const work = openSheet(place, used);
  convertNodes(root, work);
  const changed = work.isChanged ? root.toString() : text;
  for (const name of variablesIn(changed)) used.variables.add(name);
  reportRemovedRules(work);
  return { ...done, text: changed, losses: work.losses, uses: [...new Set(work.uses)].sort() };
}

/** SCSS that uses only nesting is valid CSS. */
function isPlainCss(text: string, ending: string): boolean {
  const marks = /\$[\w-]|#\{|&[-\w]|%[a-z]|(^|[^:])\/\//m;
  const words = /@(use|forward|mixin|include|extend|if|else|for|each|while|function|import)\b/;
  return ending === 'scss' && !marks.test(text) && !words.test(text);
}

/** A sheet that must be compiled is left empty, because components import it. Another one is copied unchanged. */
function unread(
  done: Omit<ConvertedFile, 'text' | 'losses'>,
  { placed, text }: SourceToConvert,
  { reason, line }: UnreadableCss,
): ConvertedFile {
  const { from } = placed;
  const isForeign = /\.(scss|sass|less)$/.test(from);
  const command = `npx ${from.endsWith('.less') ? 'lessc' : 'sass'} ${from}`;
  const list = 'and list that in css unless a component imports it';
  const message = `This style sheet was ${isForeign ? 'left empty' : 'copied unchanged'}: ${reason}`;
  const hint = isForeign
    ? `Compile it in the original site (${command}) to ${done.path} in the new site, ${list}`
    : 'Compile or fix it, then list it in css in the configuration or import it';
  const loss = error({ code: 'migration', message, hint, file: from, position: { line, column: 1 } });
  return { ...done, text: isForeign ? `/* ${from} of the original site: ${reason}. */\n` : text, losses: [loss] };
}

function convertNodes(parent: Container, work: SheetWork): void {
  for (const node of [...(parent.nodes ?? [])]) {
    if (node.type === 'rule') convertRule(node, work);
    if (node.type === 'decl') convertDeclaration(node, work);
    if (node.type === 'atrule') {
      if (node.nodes && !/keyframes$/.test(node.name)) convertNodes(node, work);
      convertAtRule(node, work);
    }
  }
}

function convertRule(rule: Rule, work: SheetWork): void {
  const written = rule.selectors;
  // Class names of CSS modules are local.
  const isFree = /\.module\.css$/.test(work.place.to);
  const place = rule.parent?.type === 'rule' ? 'nested' : 'top';
  const kept = isFree ? written : written.flatMap((each) => convertSelector(each, work.used, place) ?? []);
  if (kept.length === 0) {
    work.removedRules.push(rule);
    remove(rule, work);
    return;
  }
  const selector = kept.join(', ');
  if (selector !== written.join(', ')) {
    rule.selector = selector;
    work.isChanged = true;
  }
  const isRoot = written.every(isOfRoot);
  for (const node of isRoot ? [...rule.nodes] : []) if (isSetElsewhere(node)) remove(node, work);
  convertNodes(rule, work);
  if (!rule.nodes.some(({ type }) => type !== 'comment')) remove(rule, work);
}

/**
 * Variables that are removed: Infima variables, whose values are in infima-sheet.ts, fonts, and variables of components
 * that do not exist.
 */
function isSetElsewhere(node: ChildNode): boolean {
  return (
    node.type === 'decl' && (/^--(ifm|docusaurus|docsearch|ds|aa)-/.test(node.prop) || node.prop === 'font-family')
  );
}

function remove(node: ChildNode, work: SheetWork): void {
  // A comment directly above the rule would otherwise appear above the next one.
  const before = node.prev();
  const isItsOwn = before?.type === 'comment' && before.prev() && !/\n\s*\n/.test(node.raws.before ?? '');
  if (isItsOwn) before.remove();
  node.remove();
  work.isChanged = true;
}

function convertDeclaration(node: Declaration, work: SheetWork): void {
  if (!node.value.includes('url(')) return;
  const { value, uses, missing } = movedValue(node.value, work.place);
  work.uses.push(...uses);
  if (missing.length > 0) {
    const message = `File not found: ${missing.join(', ')}; ${node.prop} was removed`;
    lose(work, node, { message, hint: 'Add the file to the new site, and restore the rule' });
    remove(node, work);
  } else if (value !== node.value) {
    node.value = value;
    work.isChanged = true;
  }
}

/** Reports all removed rules as one difference. */
function reportRemovedRules(work: SheetWork): void {
  const { removedRules } = work;
  const [first] = removedRules;
  if (!first) return;
  const named = removedRules
    .slice(0, 3)
    .map(({ source, selectors: [selector = ''] }) => `${source?.start?.line ?? 1} ${selector.replace(/\s+/g, ' ')}`);
  const rest = removedRules.length > named.length ? ' and more' : '';
  const begin =
    removedRules.length === 1
      ? 'Removed a rule of this style sheet, because it styles the Docusaurus theme:'
      : `Removed ${removedRules.length} rules of this style sheet, because they style the Docusaurus theme:`;
  const hint = 'See docs/guide/theme.md for how to style docsgen’s theme';
  lose(work, first, { message: `${begin} ${named.join(', ')}${rest}`, hint });
}
