// Shows the content of closed <details> in print. Browsers with `::details-content` do this with CSS
// (styles/print.css). In other browsers, this script opens the elements while the page is printed.

export function startPrinting(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    // Elements with a name are excluded, because only one element with the same name can be open.
    opened = [...document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open], [name])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
