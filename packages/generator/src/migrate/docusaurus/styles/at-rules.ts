// What begins with an `@` in an old style sheet: other sheets that it imports, languages that are no CSS, fonts and
// conditions of which nothing is left.
import { posix } from 'node:path';
import { warning } from '../../../diagnostics/create.ts';
import type { AtRule } from './parse-css.ts';
import { movedAddress } from './sheet-addresses.ts';
import type { SheetWork } from './sheet-work.ts';

/** Those inside it are done. */
export function convertAtRule(rule: AtRule, work: SheetWork): void {
  const { name } = rule;
  if (name === 'import') {
    convertImport(rule, work);
    return;
  }
  if (foreign.has(name)) {
    const message = `@${name} is no CSS, and is left out`;
    leaveOut(rule, work, { message, hint: 'Write plain CSS in its place' });
    return;
  }
  const isFont = name === 'font-face' && !rule.nodes?.some((node) => node.type === 'decl' && node.prop === 'src');
  const isEmpty = rule.nodes !== undefined && !rule.nodes.some(({ type }) => type !== 'comment');
  if (!isFont && !isEmpty) return;
  rule.remove();
  work.isChanged = true;
}

/** Words of Tailwind and of other languages that become CSS. */
const foreign = new Set([
  'tailwind',
  'apply',
  'config',
  'plugin',
  'theme',
  'use',
  'include',
  'mixin',
  'extend',
  'source',
]);

function convertImport(rule: AtRule, work: SheetWork): void {
  const [, called, quoted, rest = ''] = /^(?:url\(([^)]*)\)|["']([^"']*)["'])(.*)/s.exec(rule.params.trim()) ?? [];
  const written = called?.trim().replace(/^["']|["']$/g, '') ?? quoted ?? '';
  const isOfOtherHost = /^(https?:)?\/\//.test(written);
  const found = isOfOtherHost ? undefined : movedAddress(written, work.place);
  if (found?.uses === undefined) {
    const message = isOfOtherHost
      ? `The style sheet ${written} of another host is not taken over`
      : `The style sheet ${written} is no file of the site, and is not taken over`;
    const hint = isOfOtherHost
      ? 'Fonts belong into theme.font, docs/guide/logo-and-fonts.md; of other sheets, put a copy beside this one'
      : 'Put a copy of it into the new site, and import that';
    leaveOut(rule, work, { message, hint });
    return;
  }
  work.uses.push(found.uses);
  const { to, placement } = work.place;
  const relative = posix.relative(posix.dirname(to), placement.targetOf(found.uses));
  if (posix.normalize(written) === relative) return;
  rule.params = `'${relative.startsWith('.') ? relative : `./${relative}`}'${rest}`;
  work.isChanged = true;
}

interface Words {
  readonly message: string;
  readonly hint: string;
}

function leaveOut(rule: AtRule, work: SheetWork, words: Words): void {
  const { line = 1, column = 1 } = rule.source?.start ?? {};
  const place = { file: work.place.from, position: { line, column } };
  work.losses.push(warning({ code: 'migration', ...words, ...place }));
  rule.remove();
  work.isChanged = true;
}
