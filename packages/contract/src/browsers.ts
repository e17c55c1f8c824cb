// The browsers that scripts and styles are written for: the first versions with light-dark() and popovers.

export const browserTargets = ['chrome123', 'firefox125', 'safari17.5'] as const;
