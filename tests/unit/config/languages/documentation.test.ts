// docs/reference/ui-strings.md lists every message and every language. If the list is wrong, the test prints the
// correct one.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  isPlural,
  type MessageTree,
  messagesIn,
} from '../../../../packages/generator/src/config/languages/message-tree.ts';
import { englishMessages } from '../../../../packages/generator/src/config/languages/page-messages.ts';
import { languages } from '../../../../packages/theme/src/i18n/languages.ts';

const text = readFileSync(new URL('../../../../docs/reference/ui-strings.md', import.meta.url), 'utf8');

function shown(message: string | MessageTree): string {
  if (!isPlural(message)) return String(message);
  return Object.entries(message)
    .map(([form, words]) => `${form}: ${words}`)
    .join('<br>');
}

it('the documentation lists every UI string in English', async () => {
  const rows = messagesIn(await englishMessages()).map(
    ({ path, message }) => `| \`${path.join('.')}\` | ${shown(message)} |`,
  );
  const list = `| String | English |\n| --- | --- |\n${rows.join('\n')}\n`;
  expect(text.slice(text.indexOf('| String |')).trim()).toBe(list.trim());
});

it('the documentation lists every language', () => {
  const listed = [...text.matchAll(/\| `([a-z-]+)` \| [A-Z]/g)].map(([, tag]) => tag);
  expect(listed.sort()).toEqual(Object.keys(languages).sort());
});
