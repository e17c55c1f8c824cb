// Updates the paths of images in `require` calls.

import { visit } from '../../code/syntax.ts';
import { fileAddress, requiredPath } from './addresses.ts';
import { codeIn } from './jsx.ts';
import { nodesOf } from './walk-tree.ts';
import { isEdited, placeOf, replace, type Work } from './work.ts';

export function convertExpressions(work: Work): void {
  for (const code of nodesOf(work.tree).flatMap(codeIn))
    visit(code, (node) => {
      const required = requiredPath(node);
      const range = placeOf(work, node);
      if (required === undefined || isEdited(work, range)) return;
      const path = fileAddress(work, required, range.start);
      if (path !== undefined && path !== required) replace(work, range, `require('${path}')`);
    });
}
