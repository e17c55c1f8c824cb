// The oldest supported browsers: the first versions with `light-dark()` and popovers. Scripts and styles are compiled
// for these browsers.

export const browserTargets = ['chrome123', 'firefox125', 'safari17.5'] as const;
