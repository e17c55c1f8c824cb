export function largest(values: number[]) {
  return values.map((value) => value * 2).join(' ');
}
