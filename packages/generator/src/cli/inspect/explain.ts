// docsgen explain: prints the documentation of a diagnostic code.
import { join } from 'node:path';
import { codeSection } from '../../diagnostics/documentation.ts';
import { parseReference } from '../../diagnostics/reference.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { readAbsolute } from '../../platform/node-files.ts';
import { didYouMean } from '../../text/wording.ts';

/** `code` may include the brackets that surround it in messages. If `code` is `undefined`, all codes are listed. */
export async function explain(
  code: string | undefined,
  _options: object,
  { terminal, compiledFolder }: Pick<Ports, 'terminal' | 'compiledFolder'>,
): Promise<number> {
  const { print, paint } = terminal;
  const page = await readAbsolute(join(compiledFolder, 'diagnostics.md'));
  const reference = parseReference(new TextDecoder().decode(page));
  if (code === undefined) {
    for (const [name, { summary }] of reference) print(`${paint.strong(name.padEnd(17))} ${plain(summary)}`);
    return 0;
  }
  const wanted = codeSection(code.replace(/^\[|\]$/g, '').toLowerCase());
  const section = reference.get(wanted);
  if (!section) {
    const hint = didYouMean(wanted, reference.keys()) ?? 'Run `docsgen explain` to list all codes.';
    throw new UsageError(`Unknown code '${code}'. ${hint}`);
  }
  print(`${paint.strong(wanted)}\n\n${forTerminal(section.text)}`);
  return 0;
}

/** Strips Markdown syntax, and indents code blocks. */
function forTerminal(markdown: string): string {
  const parts = markdown.split(/^```.*\n?/m);
  return parts.map((part, index) => (index % 2 === 0 ? plain(part) : part.replace(/^(?=.)/gm, '    '))).join('');
}

function plain(text: string): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^[\]]+)\]\(([^()]+)\)/g, '$1 ($2)');
}
