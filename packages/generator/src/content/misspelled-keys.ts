// Reports misspelled front matter keys, such as `titel` or `sidebar_postion`. Keys of other generators are reported by
// `foreign-keys.ts`. All other unknown keys are assumed to be custom.
import type { YamlSource } from '../config/yaml/yaml-source.ts';
import { warning } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { frontMatterSchema } from '../model/schema/front-matter-schema.ts';
import { lettersApart } from '../text/suggest.ts';
import { unknownKey } from '../text/wording.ts';
import { postFields } from './posts/post-fields.ts';

const known = [...Object.keys(frontMatterSchema.shape), ...Object.keys(postFields.shape)];

/** Keys of other generators that are similar to one of docsgen's keys. */
const foreign: ReadonlySet<string> = new Set(['images', 'lastUpdated', 'data', 'author']);

export function misspelledKeys(source: YamlSource, file: SourcePath): readonly Diagnostic[] {
  const { value } = source;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const meant = known.includes(key) ? undefined : meantKey(key);
    if (meant === undefined) return [];
    const position = source.positionOfKey([key]);
    const message = unknownKey(key);
    return [warning({ code: 'front-matter', message, file, position, hint: `Did you mean ${meant}?` })];
  });
}

function meantKey(key: string): string | undefined {
  if (foreign.has(key)) return undefined;
  const written = key.toLowerCase().replaceAll('-', '_');
  return known.find((name) => isSlip(written, name));
}

/**
 * Allows two edits in a long name, and one edit in a short name. This rule is stricter than `didYouMean`, because an
 * unknown key can be a custom key.
 */
function isSlip(written: string, name: string): boolean {
  if (name.length < 4 || Math.abs(written.length - name.length) > 2) return false;
  return lettersApart(written, name) <= (name.length > 5 ? 2 : 1);
}
