// Checks localized strings: their keys must be locales of the site, and must include the default locale.
import type * as z from 'zod';
import type { Locale } from '../../model/config.ts';
import type { KeyPath } from '../../model/diagnostic.ts';
import { localized } from '../../model/schema/basic-schema.ts';
import { type ParsedConfig, siteConfigSchema } from '../../model/schema/site-schema.ts';
import { didYouMean, unknownName, useOneOf } from '../../text/wording.ts';
import type { Report } from './report.ts';

export function checkLocalizedStrings(parsed: ParsedConfig, locales: readonly Locale[], report: Report): void {
  const codes = locales.map((locale) => locale.code as string);
  const defaultCode = codes[0] ?? '';
  for (const { path, strings } of localizedIn(siteConfigSchema, parsed, [])) {
    for (const code of strings.filter((each) => !codes.includes(each)))
      report([...path, code], unknownName('locale', code), didYouMean(code, codes) ?? useOneOf(codes));
    if (!strings.includes(defaultCode))
      report(path, `The string for the default locale '${defaultCode}' is missing`, undefined);
  }
}

interface LocalizedStrings {
  readonly path: KeyPath;
  /** Codes of the locales that have a string. */
  readonly strings: readonly string[];
}

/** Returns the mappings from locale codes to strings in a value that the schema has parsed. */
function localizedIn(schema: z.core.$ZodType, value: unknown, path: KeyPath): readonly LocalizedStrings[] {
  if (value === null || typeof value !== 'object') return [];
  if (localized.get(schema)) return [{ path, strings: Object.keys(value) }];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) =>
        localizedIn(inner, Reflect.get(value, key), [...path, key]),
      );
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => localizedIn(def.element, item, [...path, index]))
        : [];
    case 'union':
      return def.options.flatMap((option) => localizedIn(option, value, path));
    case 'optional':
    case 'default':
    case 'prefault':
      return localizedIn(def.innerType, value, path);
    case 'pipe':
      return localizedIn(def.in, value, path);
    default:
      return [];
  }
}
