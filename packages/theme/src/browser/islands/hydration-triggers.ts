// Decides when an island hydrates.

/** Calls `wake` when the trigger fires. Returns a function that cancels the wait. */
export function waitFor(trigger: string | undefined, element: HTMLElement, wake: () => void): () => void {
  if (trigger === 'visible') {
    const boxes = boxesOf(element);
    return boxes.length > 0 ? untilSeen(boxes, wake) : untilIdle(wake);
  }
  if (trigger === 'idle') return untilIdle(wake);
  wake();
  return () => undefined;
}

/** Islands hydrate when they are this close to the viewport. */
const margin = '200px';

function untilSeen(boxes: readonly Element[], wake: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: margin },
  );
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}

/** Returns the outermost elements that have a layout box. An island with `display: contents` has no layout box. */
function boxesOf(element: Element): readonly Element[] {
  if (getComputedStyle(element).display !== 'contents') return [element];
  return Array.from(element.children).flatMap(boxesOf);
}

/** Uses a timer in browsers without `requestIdleCallback`. */
function untilIdle(wake: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(wake, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
