// `strings/<language>.yaml`: a site's own words for the interface, held against the English ones.

import { error } from '../../diagnostics/create.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import { didYouMean } from '../../text/suggest.ts';
import { parseYaml } from '../yaml/yaml-source.ts';
import { problemsOf } from './check-message.ts';
import { isPlural, type MessageTree, messageAt } from './message-tree.ts';

interface StringsFile {
  readonly file: string;
  readonly text: string;
  readonly lang: string;
}

/** Tells what is wrong at a path; `isName`: with its last name, not with what stands there. */
type Report = (problem: {
  readonly path: readonly string[];
  readonly isName: boolean;
  readonly message: string;
  readonly hint: string | undefined;
}) => void;

/** The messages of a file. One with a mistake is left out, so that the rest can be used. */
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

interface GroupPlace {
  readonly path: readonly string[];
  /** The same group in English. */
  readonly english: MessageTree;
  readonly lang: string;
  readonly report: Report;
}

function groupAt(written: unknown, place: GroupPlace): MessageTree {
  const { path, english, report } = place;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    const what = path.length === 0 ? 'The file' : `'${path.join('.')}'`;
    const hint = `Messages here: ${Object.keys(english).join(', ')}`;
    report({ path, isName: false, message: `${what} must be a map of messages`, hint });
    return {};
  }
  const entries = Object.entries(written).flatMap(
    ([name, below]): readonly (readonly [string, string | MessageTree])[] => {
      const expected = messageAt(english, [name]);
      const inside = { ...place, path: [...path, name] };
      if (expected === undefined) {
        const hint = didYouMean(name, Object.keys(english)) ?? `Messages here: ${Object.keys(english).join(', ')}`;
        report({ path: inside.path, isName: true, message: `There is no message '${inside.path.join('.')}'`, hint });
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

function isRight(written: unknown, english: string | MessageTree, { path, lang, report }: GroupPlace): boolean {
  const problems = problemsOf(written, english, lang);
  for (const { form, message, hint } of problems) {
    const at = form === undefined ? path : [...path, form];
    report({ path: at, isName: false, message: `'${path.join('.')}' ${message}`, hint });
  }
  return problems.length === 0;
}

/** A text in place of plural forms is the same for every number. `written` is right. */
function asWritten(written: unknown, english: string | MessageTree): string | MessageTree {
  return typeof written === 'string' && isPlural(english) ? { other: written } : (written as string | MessageTree);
}
