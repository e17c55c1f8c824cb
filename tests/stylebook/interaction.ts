// Checks focus indicators and hover styles in the browser.
import type { Page } from 'playwright-core';

/** Focuses every focusable element, and returns those without a focus ring or with a clipped one. */
export async function withoutFocusRing(page: Page): Promise<readonly string[]> {
  // From then on the browser shows focus rings.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const ringOf = (element: Element): number | undefined => {
      for (const pseudo of [undefined, '::after']) {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, pseudo);
        const width = Number.parseFloat(outlineWidth);
        if (outlineStyle !== 'none' && width >= 2) return width + Number.parseFloat(outlineOffset);
      }
      return undefined;
    };
    const isInside = (inner: DOMRect, outer: DOMRect, ring: number): boolean =>
      inner.left - ring >= outer.left - 0.5 &&
      inner.right + ring <= outer.right + 0.5 &&
      inner.top - ring >= outer.top - 0.5 &&
      inner.bottom + ring <= outer.bottom + 0.5;
    const isCut = (element: Element, ring: number): boolean => {
      const box = element.getBoundingClientRect();
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible' || each === document.body) continue;
        const outer = each.getBoundingClientRect();
        if (isInside(box, outer, 0) && !isInside(box, outer, ring)) return true;
      }
      return false;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]')) {
      const dropdown = element.closest<HTMLDetailsElement>('.dropdown');
      if (dropdown !== null) dropdown.open = true;
      element.focus();
      if (document.activeElement !== element) continue;
      const ring = ringOf(element);
      if (ring === undefined) found.push(`no ring: ${element.outerHTML.slice(0, 120)}`);
      else if (isCut(element, ring)) found.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** Hovers over one control of each kind, and returns those whose appearance does not change. */
export async function withoutHover(page: Page): Promise<readonly string[]> {
  const kinds = await page.evaluate(() => {
    const seen = new Set<string>();
    // Selected items need no hover style.
    const controls = ':is(a[href], button, summary):not([aria-current], [aria-selected="true"], .skip-link)';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      const part = element.closest<HTMLElement>('[data-sample]')?.dataset.sample?.split(':')[0] ?? 'Page';
      const parents = [element.parentElement, element.parentElement?.parentElement];
      const kind = [part, ...parents.map((each) => each?.className || each?.localName), element.localName];
      const name = [...kind, element.className, ...Object.keys(element.dataset)].join(' ');
      if (seen.has(name) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      seen.add(name);
      element.dataset.hoverKind = String(seen.size - 1);
    }
    return [...seen];
  });
  const unchanged: string[] = [];
  for (const [index, name] of kinds.entries()) {
    const before = await placeAndLookOf(page, index);
    await page.mouse.move(before.x, before.y);
    const { look } = await placeAndLookOf(page, index);
    if (look === before.look) unchanged.push(name);
    await page.mouse.move(0, 0);
  }
  return unchanged;
}

/** Returns the position of a control, and the styles of the control, its children and its parents. */
function placeAndLookOf(
  page: Page,
  index: number,
): Promise<{ readonly x: number; readonly y: number; readonly look: string }> {
  return page.evaluate((wanted) => {
    const control = document.querySelector<HTMLElement>(`[data-hover-kind="${wanted}"]`);
    if (control === null) throw new Error('A control is gone.');
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // While the page scrolls, the table of contents highlights links, which then look like hovered links.
    control.removeAttribute('aria-current');
    const looks = [control, ...control.children, control.parentElement, control.parentElement?.parentElement].map(
      (element) => {
        if (!element) return '';
        const style = getComputedStyle(element);
        return [
          style.color,
          style.backgroundColor,
          style.borderColor,
          style.textDecorationLine,
          style.textDecorationThickness,
          style.opacity,
        ].join();
      },
    );
    const [box] = control.getClientRects();
    if (box === undefined) throw new Error('A control is hidden.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, look: looks.join(';') };
  }, index);
}
