/** `content` is HTML. If it is empty, there is no section. */
export function section(id: string, title: string, content: string): string {
  return content === '' ? '' : `<section id="${id}"><h2>${title}</h2>${content}</section>`;
}

interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

/** Cells are HTML. Tables that are too wide scroll horizontally. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const classOf = (index: number): string => (columns[index]?.isNumber ? ' class="number"' : '');
  const head = columns.map(({ title }, index) => `<th scope="col"${classOf(index)}>${title}</th>`);
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => `<td${classOf(index)}>${cell}</td>`).join('')}</tr>`,
  );
  return (
    '<div class="scroll" tabindex="0" role="group">' +
    `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

/** Renders a stacked bar of shares, in the given order. */
export function bar(shares: readonly (readonly [name: string, amount: number])[], label: string): string {
  const all = shares.reduce((sum, [, amount]) => sum + amount, 0);
  let at = 0;
  const parts = shares.flatMap(([name, amount]) => {
    if (amount === 0 || all === 0) return [];
    // Even the smallest share must be visible.
    const width = Math.max(0.4, (amount / all) * 100);
    const start = Math.min(at, 100 - width);
    at += width;
    return [`<rect class="${name}" x="${rounded(start)}" width="${rounded(width)}" height="4"/>`];
  });
  const form = 'class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" role="img"';
  return `<svg ${form} aria-label="${label}">${parts.join('')}</svg>`;
}

export function rounded(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
