/** Returns a line for each row. `others` is the alignment of all columns except the first, which is aligned left. */
export function alignColumns(rows: readonly (readonly string[])[], others: 'left' | 'right'): readonly string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column === 0 || others === 'left' ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}
