// docsgen theme: lists the parts of the theme that a site can replace, and writes a copy of one to begin with.
import { join } from 'node:path';
import { givenProps, partRows } from '@docsgen/contract/parts';
import { kindOf, writeNewText } from '../io/node-files.ts';
import { readThemeModules, themeModulesFile } from '../io/parts/bundle-parts.ts';
import type { Ports } from '../model/ports.ts';
import { ejectedPart } from '../starter/eject-part.ts';
import { didYouMean } from '../text/suggest.ts';
import { openFolder } from './open-site.ts';
import { UsageError } from './usage-error.ts';

export interface ThemeOptions {
  readonly json?: boolean;
}

export interface EjectOptions {
  readonly site: string;
  readonly config?: string;
}

export function listTheme({ json }: ThemeOptions, { terminal: { print, paint } }: Pick<Ports, 'terminal'>): void {
  if (json) {
    const rows = partRows.map(({ name, component, draws, props, side, isStable, isSlot = false }) => {
      const all = { ...props, ...givenProps };
      return { name, file: `theme/${name}.tsx`, component, draws, props: all, side, isStable, isSlot };
    });
    print(JSON.stringify(rows, null, 2));
    return;
  }
  const kinds = [
    ['Parts: a file of the name in theme/ replaces one', partRows.filter(({ isSlot }) => !isSlot)],
    ['Slots: a file of the name in theme/ fills one', partRows.filter(({ isSlot }) => isSlot)],
  ] as const;
  for (const [title, rows] of kinds) {
    print(`${paint.strong(title)}\n`);
    for (const { name, component, draws, props, side, isStable } of rows) {
      const marks = [isStable ? 'stable' : 'experimental', side === 'browser' ? 'hydrated' : 'HTML with islands'];
      print(`${paint.strong(`${name}.tsx`)} ${paint.quiet(`<${component}>, ${marks.join(', ')}`)}`);
      print(`  ${draws}`);
      const types = Object.entries({ ...props, ...givenProps }).map(([prop, type]) => `${prop}: ${type}`);
      print(`  ${paint.quiet(types.join('; '))}\n`);
    }
  }
  print('`docsgen theme eject Footer` writes a copy of a part to begin with.');
}

export async function ejectPart(written: string, options: EjectOptions, ports: Ports): Promise<number> {
  const { files } = await openFolder(options.site, { ...options, command: 'new' }, ports);
  const plain = (text: string): string => text.replaceAll('-', '').toLowerCase();
  const row = partRows.find(({ name, component }) => [name, component].some((each) => plain(each) === plain(written)));
  if (!row) {
    const hint = didYouMean(
      written,
      partRows.flatMap(({ name, component }) => [name, component]),
    );
    throw new UsageError(`There is no part ${written} of the theme. ${hint ?? '`docsgen theme` lists them.'}`);
  }
  for (const ending of ['tsx', 'jsx', 'ts', 'js']) {
    const path = `theme/${row.name}.${ending}`;
    if ((await kindOf(join(files.root, path))) !== undefined)
      throw new UsageError(`${path} is there already: rename or remove it first`);
  }
  const { modules } = await readThemeModules(join(ports.compiledFolder, themeModulesFile));
  const path = `theme/${row.name}.tsx`;
  writeNewText(join(files.root, path), ejectedPart(row, modules));
  ports.terminal.print(`Wrote ${path}`);
  return 0;
}
