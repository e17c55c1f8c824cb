// docs/reference/ui-strings.md lists every UI string and every language. If a list is wrong, run this test with `-u`,
// which corrects it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  isPlural,
  type MessageTree,
  messagesIn,
} from '../../../../packages/generator/src/config/languages/message-tree.ts';
import { englishMessages } from '../../../../packages/generator/src/config/languages/page-messages.ts';
import { languages } from '../../../../packages/theme/src/i18n/languages.ts';

const file = fileURLToPath(new URL('../../../../docs/reference/ui-strings.md', import.meta.url));
const text = readFileSync(file, 'utf8');

function shown(message: string | MessageTree): string {
  if (!isPlural(message)) return String(message);
  return Object.entries(message)
    .map(([form, words]) => `${form}: ${words}`)
    .join('<br>');
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

/** Replaces the table that starts with these columns. */
function withTable(page: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const start = page.indexOf(`| ${columns.join(' | ')} |`);
  const end = `${page}\n`.indexOf('\n\n', start) + 1;
  return page.slice(0, start) + table(columns, rows) + page.slice(end);
}

const variants: Readonly<Record<string, string>> = { pt: ' (as in Brazil)', zh: ' (simplified)' };
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

it('the documentation lists every UI string in English, and every language', async () => {
  const strings = messagesIn(await englishMessages()).map(
    ({ path, message }) => [`\`${path.join('.')}\``, shown(message)] as const,
  );
  const named = Object.keys(languages).map(
    (tag) => [`\`${tag}\``, `${englishNames.of(tag)}${variants[tag] ?? ''}`] as const,
  );
  const listed = withTable(withTable(text, ['String', 'English'], strings), ['Code', 'Language'], named);
  await expect(listed).toMatchFileSnapshot(file);
});
