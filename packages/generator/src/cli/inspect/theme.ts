// docsgen theme: lists the parts of the theme that a site can replace, shows what their props are made of, and writes a
// copy of one to begin with.
import { join } from 'node:path';
import { givenProps, partRows } from '@docsgen/contract/parts';
import { themeModulesFile } from '../../bundle/esbuild/lazy-esbuild.ts';
import { readThemeModules } from '../../bundle/esbuild/override-bundles.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { kindOf, readAbsolute, writeNewText } from '../../platform/node-files.ts';
import { didYouMean } from '../../text/suggest.ts';
import { ejectedPart } from '../init/eject-part.ts';
import { declarationsIn, declarationsNamed } from '../init/part-types.ts';
import { openFolder } from '../open-site.ts';
import { UsageError } from '../usage-error.ts';

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
  print('`docsgen theme show Footer` shows what its props are made of.');
  print('`docsgen theme eject Footer` writes a copy of a part to begin with.');
}

/** From the folder of the compiled command: what `scripts/compile.js` writes of the types. */
const typesFile = '../../theme/dist/part-types.txt';

/** `written`: a part, or one of the types in its props. */
export async function showPart(written: string, ports: Pick<Ports, 'terminal' | 'compiledFolder'>): Promise<void> {
  const { print, paint } = ports.terminal;
  const types = declarationsIn(Buffer.from(await readAbsolute(join(ports.compiledFolder, typesFile))).toString());
  const row = rowOf(written);
  if (!row) {
    print(types.get(written) ?? failUnknown(written));
    return;
  }
  const props = Object.entries({ ...row.props, ...givenProps }).map(([name, type]) => `  readonly ${name}: ${type};`);
  const own = [`interface ${row.component}Props {`, ...props, '}'].join('\n');
  print([`// theme/${row.name}.tsx: ${row.draws}`, own, ...declarationsNamed(own, types)].join('\n\n'));
  const messages = ['ShellMessages', 'Messages'].find((name) => Object.values(row.props).includes(name));
  if (messages !== undefined) print(paint.quiet(`\n// ${messages}: \`docsgen theme show ${messages}\``));
}

function rowOf(written: string): (typeof partRows)[number] | undefined {
  const plain = (text: string): string => text.replaceAll('-', '').toLowerCase();
  return partRows.find(({ name, component }) => [name, component].some((each) => plain(each) === plain(written)));
}

function failUnknown(written: string): never {
  const names = partRows.flatMap(({ name, component }) => [name, component]);
  const hint = didYouMean(written, names) ?? '`docsgen theme` lists them.';
  throw new UsageError(`There is no part ${written} of the theme. ${hint}`);
}

export async function ejectPart(written: string, options: EjectOptions, ports: Ports): Promise<number> {
  const { files } = await openFolder(options.site, { ...options, command: 'new' }, ports);
  const row = rowOf(written) ?? failUnknown(written);
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
