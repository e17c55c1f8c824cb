// Rewrites imports of package components to a client module of the new site, so that they are hydrated. Other imports
// of the package stay unchanged.
import type { Import, ImportedName } from '../../code/imports.ts';
import { packageModule } from '../modules/package-islands.ts';
import { replace, type Work } from './work.ts';

export function importPackageIslands(work: Work, { specifier, names, range }: Import): void {
  const isDrawn = ({ imported, local }: ImportedName): boolean =>
    imported !== '*' && /^[A-Z]/.test(local) && new RegExp(`<${local}[\\s/>.]`).test(work.page.text);
  const drawn = names.filter(isDrawn);
  if (drawn.length === 0) return;
  for (const { imported } of drawn) work.components.push({ specifier, imported });
  const others = names.filter((name) => !drawn.includes(name));
  const lines = [
    ...(others.length > 0 ? [statementText(others, specifier)] : []),
    statementText(drawn, packageModule(specifier)),
  ];
  replace(work, range, lines.join('\n'));
}

export function statementText(names: readonly ImportedName[], from: string): string {
  const whole = names.flatMap(({ imported, local }) => {
    if (imported === 'default') return [local];
    return imported === '*' ? [`* as ${local}`] : [];
  });
  const single = names
    .filter(({ imported }) => imported !== 'default' && imported !== '*')
    .map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
  return `import ${[...whole, ...(single.length > 0 ? [`{ ${single.join(', ')} }`] : [])].join(', ')} from '${from}';`;
}
