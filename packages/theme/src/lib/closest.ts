// For event delegation: listeners are on `document`, because the elements below it are replaced.

/** Returns the closest ancestor of an event target that matches the selector. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
