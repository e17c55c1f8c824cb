// What is wrong with the site's components, in words for their authors.
import { error } from '../diagnostics/create.ts';
import type { ModuleMistake } from '../model/config-module.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { pathFromRoot } from '../text/file-paths.ts';

/** Each once, at its place in the component. */
export function componentMistakes(mistakes: readonly ModuleMistake[], root: string): readonly Diagnostic[] {
  const found = mistakes.map((mistake) => diagnosticOf(mistake, root));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function diagnosticOf({ message, place }: ModuleMistake, root: string): Diagnostic {
  return error({
    code: 'component',
    message,
    file: place === undefined ? '' : pathFromRoot(root, place.path),
    position: place && { line: place.line, column: place.column },
  });
}
