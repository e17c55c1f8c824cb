// Filters paths by the glob patterns of other generators.
import picomatch from 'picomatch';

export function pathFilter(include: readonly string[], exclude: readonly string[]): (path: string) => boolean {
  // A pattern that starts with an exclamation mark excludes paths that earlier patterns include.
  const [without, wanted] = [include.filter(isNegative), include.filter((each) => !isNegative(each))];
  const excluded = [...exclude, ...without.map((each) => each.slice(1))];
  const options = { dot: false };
  const isWanted = picomatch([...wanted], options);
  const isLeftOut = picomatch([...excluded], { ...options, dot: true });
  return (path) => wanted.length > 0 && isWanted(path) && !(excluded.length > 0 && isLeftOut(path));
}

function isNegative(pattern: string): boolean {
  return pattern.startsWith('!') && !pattern.startsWith('!(');
}
