// The languages that a new site can have.
import { namesOfLanguages } from '../../config/languages/language-names.ts';
import { nearestTag } from '../../config/languages/nearest-tag.ts';

/** What is wrong with the tag of a language for a new site; `undefined`: nothing. */
export function mistakeInTag(tag: string): string | undefined {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `'${tag}' is no language tag, such as es, en or pt-BR`;
  if (isKnown(tag)) return undefined;
  const known = Object.keys(namesOfLanguages()).join(', ');
  return `docsgen has no words for the interface in '${tag}' (it has ${known}); add that language to the site later`;
}

function isKnown(tag: string): boolean {
  try {
    return nearestTag(tag, Object.keys(namesOfLanguages())) !== undefined;
  } catch {
    return false;
  }
}
