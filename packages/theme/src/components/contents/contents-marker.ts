// Marks in the contents the heading that is being read: the first one in the upper half of the window, below the
// navbar, else the last one above that. The browser says when a heading crosses these lines; nothing is measured
// while scrolling.

/** Farther than any page reaches; a margin cannot be without end. */
const beyond = '9999999px';

/** To be called for each page anew; what watched the last one ends with its headings. */
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
        // Headings in closed <details> and tabs are on neither side of the lines.
        mark(inView ?? headings.findLast((heading) => !belowNavbar.has(heading) && heading.checkVisibility()));
      },
      { rootMargin },
    );
    for (const heading of headings) observer.observe(heading);
  };
  watch(belowNavbar, `-${heightOfNavbar()}px 0px ${beyond} 0px`);
  watch(aboveMiddle, `${beyond} 0px -50% 0px`);
}

/** With the space below it: where a heading lands that is gone to. */
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

/** Scrolls the list alone: the link's own method would move the page as well. */
function bringIntoView(link: HTMLAnchorElement): void {
  const list = link.closest('.contents');
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom, height } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const room = 2 * height;
  if (top < box.top + room) list.scrollBy({ top: top - box.top - room, behavior: 'instant' });
  else if (bottom > box.bottom - room) list.scrollBy({ top: bottom - box.bottom + room, behavior: 'instant' });
}
