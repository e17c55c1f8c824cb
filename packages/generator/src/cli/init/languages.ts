import { namesOfLanguages } from '../../config/languages/language-names.ts';
import { nearestTag } from '../../config/languages/nearest-tag.ts';

/** Returns the reason why a new site cannot have this language, or `undefined` if the language is supported. */
export function invalidLanguage(tag: string): string | undefined {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `'${tag}' is not a language tag, such as es, en or pt-BR`;
  if (isKnown(tag)) return undefined;
  const known = Object.keys(namesOfLanguages()).join(', ');
  return `docsgen has no UI strings in '${tag}' (available: ${known}). You can add this language to the site later`;
}

function isKnown(tag: string): boolean {
  try {
    return nearestTag(tag, Object.keys(namesOfLanguages())) !== undefined;
  } catch {
    return false;
  }
}
