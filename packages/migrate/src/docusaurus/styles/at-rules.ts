// Converts at-rules of an original style sheet: imports, syntax that is not CSS, fonts, and empty conditions.
import { posix } from 'node:path';
import type { AtRule } from './parse-css.ts';
import { lose, movedAddress, type SheetWork } from './sheet-addresses.ts';

/** Nested rules are already converted. */
export function convertAtRule(rule: AtRule, work: SheetWork): void {
  const { name } = rule;
  if (name === 'import') {
    convertImport(rule, work);
    return;
  }
  if (foreign.has(name)) {
    const message = `@${name} is not valid CSS and was removed`;
    leaveOut(rule, work, { message, hint: 'Replace it with plain CSS' });
    return;
  }
  const isFont = name === 'font-face' && !rule.nodes?.some((node) => node.type === 'decl' && node.prop === 'src');
  const isEmpty = rule.nodes !== undefined && !rule.nodes.some(({ type }) => type !== 'comment');
  if (!isFont && !isEmpty) return;
  rule.remove();
  work.isChanged = true;
}

/** At-rules of Tailwind and other languages that compile to CSS. */
const foreign = new Set('tailwind apply config plugin theme use include mixin extend source'.split(' '));

function convertImport(rule: AtRule, work: SheetWork): void {
  const [, called, quoted, rest = ''] = /^(?:url\(([^)]*)\)|["']([^"']*)["'])(.*)/s.exec(rule.params.trim()) ?? [];
  const written = called?.trim().replace(/^["']|["']$/g, '') ?? quoted ?? '';
  const isOfOtherHost = /^(https?:)?\/\//.test(written);
  const found = isOfOtherHost ? undefined : movedAddress(written, work.place);
  if (found?.uses === undefined) {
    const message = isOfOtherHost
      ? `The style sheet ${written} from another host is not migrated`
      : `The style sheet ${written} is not a file of the site, and is not migrated`;
    const hint = isOfOtherHost
      ? 'For fonts, set theme.font (docs/guide/logo-and-fonts.md); for other style sheets, save a copy next to this one'
      : 'Copy it to the new site, and import the copy';
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

function leaveOut(rule: AtRule, work: SheetWork, words: Parameters<typeof lose>[2]): void {
  lose(work, rule, words);
  rule.remove();
  work.isChanged = true;
}
