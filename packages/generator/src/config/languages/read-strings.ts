// Reads the UI strings of a site from `strings/<language>.yaml`, and compares them with the English strings.

import { type Checked, type Diagnostic, error } from '../../model/diagnostic.ts';
import { didYouMean, unknownName } from '../../text/wording.ts';
import { parseYaml } from '../yaml/yaml-source.ts';
import { problemsOf } from './check-message.ts';
import { isPlural, type MessageTree, messageAt } from './message-tree.ts';

interface StringsFile {
  readonly file: string;
  readonly text: string;
  readonly lang: string;
}

/** `isName` is true if the problem is in the key, not in the value. */
type Report = (problem: {
  readonly path: readonly string[];
  readonly isName: boolean;
  readonly message: string;
  readonly hint: string | undefined;
}) => void;

/** Returns the UI strings in a file. Invalid strings are reported and omitted. */
export function readStrings({ file, text, lang }: StringsFile, english: MessageTree): Checked<MessageTree> {
  const source = parseYaml(text, { file, firstLine: 1, code: 'strings' });
  if (source.diagnostics.length > 0) return { value: {}, diagnostics: source.diagnostics };
  const diagnostics: Diagnostic[] = [];
  const report: Report = ({ path, isName, message, hint }) => {
    const position = isName ? source.positionOfKey(path) : source.positionOf(path);
    diagnostics.push(error({ code: 'strings', message, file, position, hint }));
  };
  return { value: groupAt(source.value ?? {}, { path: [], english, lang, report }), diagnostics };
}

interface GroupContext {
  readonly path: readonly string[];
  /** The group of English strings with the same path. */
  readonly english: MessageTree;
  readonly lang: string;
  readonly report: Report;
}

function groupAt(written: unknown, context: GroupContext): MessageTree {
  const { path, english, report } = context;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    const what = path.length === 0 ? 'The file' : `'${path.join('.')}'`;
    const hint = `Available keys: ${Object.keys(english).join(', ')}`;
    report({ path, isName: false, message: `${what} must be a mapping of UI strings`, hint });
    return {};
  }
  const entries = Object.entries(written).flatMap(
    ([name, below]): readonly (readonly [string, string | MessageTree])[] => {
      const expected = messageAt(english, [name]);
      const inside = { ...context, path: [...path, name] };
      if (expected === undefined) {
        const hint = didYouMean(name, Object.keys(english)) ?? `Available keys: ${Object.keys(english).join(', ')}`;
        report({ path: inside.path, isName: true, message: unknownName('UI string', inside.path.join('.')), hint });
        return [];
      }
      if (typeof expected === 'object' && !isPlural(expected)) {
        return [[name, groupAt(below, { ...inside, english: expected })]];
      }
      return isRight(below, expected, inside) ? [[name, asWritten(below, expected)]] : [];
    },
  );
  return Object.fromEntries(entries);
}

function isRight(written: unknown, english: string | MessageTree, { path, lang, report }: GroupContext): boolean {
  const problems = problemsOf(written, english, lang);
  for (const { form, message, hint } of problems) {
    const at = form === undefined ? path : [...path, form];
    report({ path: at, isName: false, message: `'${path.join('.')}' ${message}`, hint });
  }
  return problems.length === 0;
}

/** A single string in place of plural forms is used for all numbers. `written` must be valid. */
function asWritten(written: unknown, english: string | MessageTree): string | MessageTree {
  return typeof written === 'string' && isPlural(english) ? { other: written } : (written as string | MessageTree);
}
