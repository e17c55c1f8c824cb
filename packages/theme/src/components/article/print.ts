// Closed <details> are printed open. The styles do that (styles/print.css) where browsers have `::details-content`; in
// others, the elements are opened for as long as the browser prints.

export function startPrinting(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    // Of those with the same name only one can be open.
    opened = [...document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open], [name])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
