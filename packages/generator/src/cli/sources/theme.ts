// docsgen theme: lists theme components that a site can override, prints their props, and copies them into the site.
import { join } from 'node:path';
import { themeModulesFile } from '../../bundle/esbuild/lazy-esbuild.ts';
import { readThemeModules } from '../../bundle/esbuild/theme-modules.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { commonProps, themeComponents } from '../../model/theme-components.ts';
import { kindOf, readAbsolute, writeNewText } from '../../platform/node-files.ts';
import { didYouMean } from '../../text/wording.ts';
import { ejectComponent, parseDeclarations, propsOf, referencedDeclarations } from '../init/eject-component.ts';
import { openFolder } from '../open-site.ts';

interface ThemeOptions {
  readonly json?: boolean;
}

interface EjectOptions {
  readonly site: string;
  readonly config?: string;
}

type ThemePorts = Pick<Ports, 'terminal' | 'compiledFolder'>;

export async function listTheme({ json }: ThemeOptions, ports: ThemePorts): Promise<number> {
  const { print, paint } = ports.terminal;
  const sources = await themeSources(ports);
  const all = themeComponents.map((row) => {
    const { name, component, renders, side, isExperimental = false, isSlot = false } = row;
    const props = { ...propsOf(row, sources), ...commonProps };
    return { name, file: `theme/${name}.tsx`, component, renders, props, side, isStable: !isExperimental, isSlot };
  });
  if (json) {
    print(JSON.stringify(all, null, 2));
    return 0;
  }
  const kinds = [
    ['Components: override one with a file of this name in theme/', all.filter(({ isSlot }) => !isSlot)],
    ['Slots: fill one with a file of this name in theme/', all.filter(({ isSlot }) => isSlot)],
  ] as const;
  for (const [title, rows] of kinds) {
    print(`${paint.strong(title)}\n`);
    for (const { name, component, renders, props, side, isStable } of rows) {
      const marks = [isStable ? 'stable' : 'experimental', side === 'browser' ? 'hydrated' : 'HTML with islands'];
      print(`${paint.strong(`${name}.tsx`)} ${paint.quiet(`<${component}>, ${marks.join(', ')}`)}`);
      print(`  ${renders}`);
      const types = Object.entries(props).map(([prop, type]) => `${prop}: ${type}`);
      print(`  ${paint.quiet(types.join('; '))}\n`);
    }
  }
  print('Run `docsgen theme show Footer` to print the props of a component.');
  print('Run `docsgen theme eject Footer` to copy a component into theme/.');
  return 0;
}

/**
 * Path of the file with type declarations, relative to the folder of the compiled command. `scripts/compile.js` creates
 * it.
 */
const typesFile = '../../theme/dist/part-types.txt';

/** `written` is the name of a component, or of a type in a component's props. */
export async function showComponent(written: string, _options: object, ports: ThemePorts): Promise<number> {
  const { print, paint } = ports.terminal;
  const types = parseDeclarations(Buffer.from(await readAbsolute(join(ports.compiledFolder, typesFile))).toString());
  const row = rowOf(written);
  if (!row) {
    print(types.get(written) ?? failUnknown(written));
    return 0;
  }
  const props = { ...propsOf(row, await themeSources(ports)), ...commonProps };
  const fields = Object.entries(props).map(([name, type]) => `  readonly ${name}: ${type};`);
  const own = [`interface ${row.component}Props {`, ...fields, '}'].join('\n');
  print([`// theme/${row.name}.tsx: ${row.renders}`, own, ...referencedDeclarations(own, types)].join('\n\n'));
  const messages = ['ShellMessages', 'Messages'].find((name) => Object.values<string>(props).includes(name));
  if (messages !== undefined) print(paint.quiet(`\n// ${messages}: \`docsgen theme show ${messages}\``));
  return 0;
}

async function themeSources({ compiledFolder }: ThemePorts): Promise<Readonly<Record<string, string>>> {
  return (await readThemeModules(join(compiledFolder, themeModulesFile))).modules;
}

function rowOf(written: string): (typeof themeComponents)[number] | undefined {
  const plain = (text: string): string => text.replaceAll('-', '').toLowerCase();
  return themeComponents.find(({ name, component }) =>
    [name, component].some((each) => plain(each) === plain(written)),
  );
}

function failUnknown(written: string): never {
  const names = themeComponents.flatMap(({ name, component }) => [name, component]);
  const hint = didYouMean(written, names) ?? 'Run `docsgen theme` to list all components.';
  throw new UsageError(`The theme has no component named '${written}'. ${hint}`);
}

export async function ejectThemeComponent(written: string, options: EjectOptions, ports: Ports): Promise<number> {
  const { files } = await openFolder(options.site, { ...options, command: 'new' }, ports);
  const row = rowOf(written) ?? failUnknown(written);
  for (const ending of ['tsx', 'jsx', 'ts', 'js']) {
    const path = `theme/${row.name}.${ending}`;
    if ((await kindOf(join(files.root, path))) !== undefined)
      throw new UsageError(`${path} already exists: rename or remove it first`);
  }
  const path = `theme/${row.name}.tsx`;
  writeNewText(join(files.root, path), ejectComponent(row, await themeSources(ports)));
  ports.terminal.print(`Created ${path}`);
  return 0;
}
