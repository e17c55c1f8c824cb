// Where an event happened, for listeners that sit on `document` because the shell below is exchanged.

/** The nearest element around the target that a selector fits. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
