// When an island comes to life.

/** Calls `wake` once its time has come. What it gives ends the wait. */
export function waitFor(time: string | undefined, element: HTMLElement, wake: () => void): () => void {
  if (time === 'visible') {
    const boxes = boxesOf(element);
    return boxes.length > 0 ? untilSeen(boxes, wake) : untilIdle(wake);
  }
  if (time === 'idle') return untilIdle(wake);
  wake();
  return () => undefined;
}

/** Before readers see it, so that it is alive when they do. */
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

/** What has a box, for the island itself may have none. */
function boxesOf(element: Element): readonly Element[] {
  if (getComputedStyle(element).display !== 'contents') return [element];
  return Array.from(element.children).flatMap(boxesOf);
}

/** Not all browsers tell when they have time. */
function untilIdle(wake: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(wake, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
