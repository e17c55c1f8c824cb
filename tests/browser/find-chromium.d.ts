/** Path of a Chromium that can be run; throws, with words on how to get one, where there is none. */
export function provideChromium(): string;
/** Path of a Chromium without windows of its own, or of the usual one where there is none; throws as the other does. */
export function provideHeadlessChromium(): string;
