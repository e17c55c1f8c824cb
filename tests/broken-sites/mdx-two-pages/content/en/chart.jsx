export function Chart() {
  throw new Error('No values');
}
