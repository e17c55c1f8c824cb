// Loads fonts from Fontsource packages on npm. The style sheets of a package list the files of each weight, split into
// subsets by script. Only the subsets needed by the site's languages are used.
import { join } from 'node:path';
import type { SiteConfig } from '../../../model/config.ts';
import { type Checked, error, warning } from '../../../model/diagnostic.ts';
import type { PackagedFont } from '../../../model/schema/theme-schema.ts';
import type { FontRole } from '../../../model/theme.ts';
import { packageFolder } from '../../../text/package-name.ts';
import { useOneOf } from '../../../text/wording.ts';
import type { FontKind } from './fallback-font.ts';
import type { FontFace, FoundFont } from './font-face.ts';
import { readFontMetrics } from './font-metrics.ts';
import { slices, subsetsOf } from './subsets.ts';

interface PackageRequest {
  readonly font: PackagedFont;
  readonly role: FontRole;
  readonly config: Pick<SiteConfig, 'file' | 'positionOf'>;
  /** Absolute path of the site's root, from which packages are resolved. */
  readonly root: string;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Language tags of the site. */
  readonly languages: readonly string[];
}

/** Reports languages that the font does not support. */
export async function packagedFont(request: PackageRequest): Promise<Checked<FoundFont | undefined>> {
  const { font, root } = request;
  const { package: name } = font;
  const short = shortName(name);
  const names = short === undefined ? [name] : [`@fontsource-variable/${short}`, `@fontsource/${short}`];
  const read = (path: string): Promise<string | undefined> =>
    request.readAbsolute(path).then(
      (content) => new TextDecoder().decode(content),
      () => undefined,
    );
  const exists = async (path: string): Promise<boolean> => (await read(join(root, path))) !== undefined;
  for (const each of names) {
    const folder = await packageFolder(each, { root, exists });
    if (folder === undefined) continue;
    if (short !== undefined && short !== name)
      return failed(request, `Unknown font '${name}'`, `Did you mean ${short}?`);
    return fontIn(join(root, folder), { ...request, packageName: each, read });
  }
  return failed(request, `The font '${name}' is not installed`, installing(name, short));
}

function placeOf({ config, role }: PackageRequest) {
  return { code: 'font', file: config.file ?? '', position: config.positionOf(['theme', 'font', role]) } as const;
}

function failed(request: PackageRequest, message: string, hint: string | undefined): Checked<undefined> {
  return { value: undefined, diagnostics: [error({ ...placeOf(request), message, hint })] };
}

/** Returns Fontsource's name for a font such as `Open Sans`, or `undefined` if `name` is a complete package name. */
function shortName(name: string): string | undefined {
  if (name.startsWith('@')) return undefined;
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-');
}

/** Never suggests a package with the name of the font, because such a package may be unrelated. */
function installing(name: string, short: string | undefined): string {
  if (short === undefined) return `Install it: npm install ${name}`;
  const either = `npm install @fontsource-variable/${short}, or @fontsource/${short} if it is not variable`;
  return short === name ? `Install it: ${either}` : `Change the name to ${short}, and install it: ${either}`;
}

type ReadText = (path: string) => Promise<string | undefined>;

interface FoundPackage extends PackageRequest {
  readonly packageName: string;
  readonly read: ReadText;
}

interface Metadata {
  /** Prefix of the font's file names. */
  readonly id: string;
  readonly family: string;
  readonly category: string;
  readonly weights: readonly number[];
  readonly styles: readonly string[];
}

async function fontIn(folder: string, request: FoundPackage): Promise<Checked<FoundFont | undefined>> {
  const { packageName, read, readAbsolute, font, languages } = request;
  const metadata = parseMetadata(await read(join(folder, 'metadata.json')));
  if (!metadata) {
    const hint = 'For other fonts, list the font files: ./fonts/my-font.woff2';
    return failed(request, `'${packageName}' is not a Fontsource package`, hint);
  }
  const unknown = font.weights?.find((weight) => !metadata.weights.includes(weight));
  if (unknown !== undefined) {
    return failed(request, `'${packageName}' has no weight ${unknown}`, useOneOf(metadata.weights.map(String)));
  }
  const sheets = await Promise.all(sheetsOf(request, metadata).map((name) => read(join(folder, name))));
  const rules = sheets.flatMap((sheet) => rulesIn(sheet ?? '', metadata.id));
  const known = new Set(rules.map(({ subset }) => subset));
  const wanted = new Set(['latin', ...languages.flatMap(subsetsOf)]);
  const needed = rules.filter(({ subset }) => wanted.has(subset));
  if (needed.length === 0) {
    const message = `'${packageName}' has no characters for the languages of this site`;
    return failed(request, message, 'Choose another font');
  }
  const faces = await Promise.all(needed.map((rule) => faceOf(rule, { folder, readAbsolute })));
  const lacking = languages.filter((tag) => subsetsOf(tag).some((subset) => !known.has(subset)));
  const diagnostics = lacking.map((tag) =>
    warning({
      ...placeOf(request),
      message: `The font '${metadata.family}' has no characters for the language '${tag}'`,
      hint: 'A fallback font is used for them; choose a font that supports the language',
    }),
  );
  return { value: { family: metadata.family, kind: kindOf(metadata), faces }, diagnostics };
}

function parseMetadata(text: string | undefined): Metadata | undefined {
  try {
    const { id, family, category, weights, styles } = JSON.parse(text ?? '') as Partial<Metadata>;
    if (typeof id !== 'string' || typeof family !== 'string' || !Array.isArray(weights)) return undefined;
    return {
      id,
      family: family.replace(/["\\]/g, ''),
      category: String(category),
      weights,
      styles: styles ?? ['normal'],
    };
  } catch {
    return undefined;
  }
}

function kindOf({ category }: Metadata): FontKind {
  return category === 'serif' ? 'serif' : category === 'monospace' ? 'mono' : 'sans';
}

/** Returns the style sheets of the package for the weights and styles of the role. */
function sheetsOf({ packageName, font, role }: FoundPackage, metadata: Metadata): readonly string[] {
  const hasItalic = (font.italic ?? role === 'body') && metadata.styles.includes('italic');
  if (packageName.includes('-variable/')) return ['wght.css', ...(hasItalic ? ['wght-italic.css'] : [])];
  const nearest = (weight: number): number =>
    metadata.weights.reduce((best, each) => (distance(each, weight) < distance(best, weight) ? each : best));
  const usual = role === 'heading' ? [600] : [400, 600];
  const weights = [...new Set(font.weights ?? usual.map(nearest))];
  return [...weights.map((weight) => `${weight}.css`), ...(hasItalic ? [`${nearest(400)}-italic.css`] : [])];
}

/** If two weights are equally far from the requested weight, the bolder weight is used. */
const distance = (weight: number, wanted: number): number =>
  weight < wanted ? 1.5 * (wanted - weight) : weight - wanted;

interface Rule {
  readonly subset: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  readonly unicodeRange: string | undefined;
}

function rulesIn(sheet: string, id: string): readonly Rule[] {
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']): readonly Rule[] => {
    const value = (name: string): string | undefined => new RegExp(`${name}:\\s*([^;]+)`).exec(rule)?.[1]?.trim();
    const file = /url\(["']?\.\/(files\/[^"')]+\.woff2)["']?\)/.exec(rule)?.[1];
    // `files/inter-latin-ext-400-normal.woff2`, `files/inter-latin-ext-wght-normal.woff2`
    const subset = /^([a-z0-9-]+)-\w+-(?:normal|italic)\.woff2$/.exec(file?.slice(`files/${id}-`.length) ?? '')?.[1];
    if (file === undefined || subset === undefined) return [];
    return [
      {
        subset: /^\d+$/.test(subset) ? slices : subset,
        weight: value('font-weight') ?? '400',
        style: value('font-style') === 'italic' ? 'italic' : 'normal',
        file,
        unicodeRange: value('unicode-range')?.replace(/,\s+/g, ','),
      },
    ];
  });
}

async function faceOf(
  { subset, file, ...rest }: Rule,
  { folder, readAbsolute }: { readonly folder: string; readonly readAbsolute: PackageRequest['readAbsolute'] },
): Promise<FontFace> {
  const content = await readAbsolute(join(folder, file));
  const isMeasured = rest.style === 'normal' && subset !== slices;
  return { ...rest, name: file, content, measures: isMeasured ? await readFontMetrics(content) : undefined };
}
