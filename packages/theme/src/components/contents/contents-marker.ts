// Highlights the current heading in the table of contents: the first heading between the navbar and the middle of the
// viewport or, if there is none, the last heading above. IntersectionObserver reports when headings cross these lines,
// so nothing is measured on scroll.

/** The value is larger than any page, because a root margin cannot be infinite. */
const beyond = '9999999px';

/** Call it for each page. Observers of the previous page disconnect when its headings are removed. */
export function refreshContentsMarker(): void {
  const headings = [...contentsLinks()].flatMap((link) => document.getElementById(idOf(link)) ?? []);
  const [first] = headings;
  if (first === undefined) return;
  const belowNavbar = new Set<Element>();
  const aboveMiddle = new Set<Element>();

  const watch = (crossed: Set<Element>, rootMargin: string): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!first.isConnected) {
          observer.disconnect();
          return;
        }
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossed.add(target);
          else crossed.delete(target);
        }
        const inView = headings.find((heading) => belowNavbar.has(heading) && aboveMiddle.has(heading));
        // Headings in closed <details> and hidden tabs are neither above nor below the lines.
        mark(inView ?? headings.findLast((heading) => !belowNavbar.has(heading) && heading.checkVisibility()));
      },
      { rootMargin },
    );
    for (const heading of headings) observer.observe(heading);
  };
  watch(belowNavbar, `-${heightOfNavbar()}px 0px ${beyond} 0px`);
  watch(aboveMiddle, `${beyond} 0px -50% 0px`);
}

/** Includes the space below the navbar, where a heading is positioned after a jump. */
function heightOfNavbar(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function contentsLinks(): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>('.contents-list a');
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

function mark(heading: Element | undefined): void {
  for (const link of contentsLinks()) {
    const isCurrent = heading !== undefined && idOf(link) === heading.id;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (isCurrent) bringIntoView(link);
  }
}

/** Scrolls only the list, because `scrollIntoView` would also scroll the page. */
function bringIntoView(link: HTMLAnchorElement): void {
  const list = link.closest('.contents');
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom, height } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const room = 2 * height;
  if (top < box.top + room) list.scrollBy({ top: top - box.top - room, behavior: 'instant' });
  else if (bottom > box.bottom - room) list.scrollBy({ top: bottom - box.bottom + room, behavior: 'instant' });
}
