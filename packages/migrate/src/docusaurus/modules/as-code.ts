// Prints values as idiomatic code: single quotes, and keys without quotes if possible.

export function asCode(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((each) => `${inner}${asCode(each, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  if (fields.length === 0) return '{}';
  const lines = fields.map(([name, each]) => `${inner}${nameOf(name)}: ${asCode(each, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${inside}"`
    : `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}
