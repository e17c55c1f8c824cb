/** Returns the path of a Chromium executable. Throws with instructions if there is none. */
export function provideChromium(): string;
/** Returns the path of a headless Chromium, or of the full one if there is none. Throws like `provideChromium`. */
export function provideHeadlessChromium(): string;
