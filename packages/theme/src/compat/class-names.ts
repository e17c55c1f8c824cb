// `clsx` and `classnames`, which nearly every component of a Docusaurus site uses: they come with Docusaurus there.
import { clsx as joined } from 'clsx';

/** Names of classes that are set, with a space between them: texts, lists, and maps of names to whether they are. */
export function clsx(...values: readonly unknown[]): string {
  return joined(values);
}
