// Theme configuration of the new site: the `theme` keys, and the style sheets in `css`.

import { type Diagnostic, error, fileNotFound, readColor, warning } from 'docsgen/internals';
import type { MigratedFile } from '../../migration.ts';
import { type Plain, Remarked } from '../../yaml-text.ts';
import type { Placement } from '../placement.ts';
import { styleTarget } from '../resolve-from.ts';
import type { DocusaurusSite } from '../site.ts';
import { infimaSheet, isUnreported, tokens } from './infima-sheet.ts';
import { finalValue, readVariables, type SiteVariables } from './site-variables.ts';
import type { UsedNames } from './used-names.ts';

export interface MigratedTheme {
  /** Keys of `theme`, such as `accent`. */
  readonly theme: Readonly<Record<string, Plain>>;
  /** Style sheets, relative to the new site. */
  readonly css: readonly string[];
  readonly files: readonly MigratedFile[];
  readonly losses: readonly Diagnostic[];
}

/** `sheets` contains the converted style sheets, by original path. `used` contains names that the new site uses. */
export async function migratedThemeOf(
  placement: Placement,
  sheets: readonly MigratedFile[],
  used: UsedNames,
): Promise<MigratedTheme> {
  const { site } = placement;
  const targetOf = (from: string): string => styleTarget(placement.targetOf(from));
  const variables = await readVariables(site);
  const own = await infimaSheet(variables, used);
  const taken = new Set(sheets.map(({ path }) => path));
  const path = ['src/css/infima.css', 'src/css/docsgen-infima.css'].find((each) => !taken.has(each)) ?? '';
  const isFull = (from: string) => sheets.some((file) => file.path === targetOf(from) && hasRules(file));
  const kept = site.customCss.filter(isFull).map(targetOf);
  return {
    theme: { accent: accentOf(variables) },
    css: [...new Set([...(own === undefined ? [] : [path]), ...kept])],
    files: own === undefined ? [] : [{ path, text: own, from: site.customCss[0] ?? site.configFile }],
    losses: [...missingSheets(site, taken, targetOf), ...leftVariables(site, variables, used)],
  };
}

function hasRules(file: MigratedFile): boolean {
  return 'text' in file && file.path.endsWith('.css') && /\S/.test(file.text.replace(/\/\*[\s\S]*?\*\//g, ''));
}

const accentName = '--ifm-color-primary';

function accentOf(variables: SiteVariables): Plain {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => {
    const value = finalValue(variables, accentName, mode);
    return value !== undefined && readColor(value) !== undefined ? value : undefined;
  });
  if (light === undefined) return undefined;
  const colors = dark === undefined || dark === light ? light : { light, dark };
  return new Remarked(`${accentName} of the original site.`, colors);
}

function missingSheets(
  { customCss, configFile }: DocusaurusSite,
  taken: ReadonlySet<string>,
  targetOf: Placement['targetOf'],
): readonly Diagnostic[] {
  return customCss
    .filter((path) => !taken.has(targetOf(path)) && !taken.has(targetOf(path).replace(/\.(scss|sass|less)$/, '.css')))
    .map((path) => {
      const name = /(?:^|\/)node_modules\/(.*)$/.exec(path)?.[1];
      const details = { code: 'migration', file: configFile } as const;
      if (name === undefined)
        return warning({
          ...details,
          message: fileNotFound(path),
          hint: 'See docs/guide/theme.md for how to add style sheets',
        });
      const hint = 'Import it in the component that needs it, or copy it to the new site and list the copy in css';
      return error({ ...details, message: `The package style sheet ${name} is not migrated`, hint });
    });
}

/** Reports Infima variables that have no equivalent and are not used, as one difference. */
function leftVariables(site: DocusaurusSite, variables: SiteVariables, used: UsedNames): readonly Diagnostic[] {
  const left = [...variables.keys()].filter(
    (name) => !isUnreported(name) && !tokens.has(name) && !used.variables.has(name),
  );
  const [file] = site.customCss;
  if (left.length === 0 || file === undefined) return [];
  const named = left.slice(0, 4).join(', ') + (left.length > 4 ? ` and ${left.length - 4} more` : '');
  const message = `Infima variables without an equivalent were removed: ${named}`;
  const hint = 'See docs/guide/theme.md for the tokens of docsgen’s theme';
  return [warning({ code: 'migration', message, hint, file })];
}
