/** Path of a Chromium that can be run, or `undefined`. */
export function findChromium(): string | undefined;
