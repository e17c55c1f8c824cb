/** Path of a Chromium that can be run; throws, with words on how to get one, where there is none. */
export function provideChromium(): string;
