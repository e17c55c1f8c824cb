// Prints closed <details> open. Browsers with `::details-content` do it in CSS (styles/print.css); in others, this
// script opens the elements while the page is printed.

export function startPrinting(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    // Only one of the elements with the same name can be open.
    opened = [...document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open], [name])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
