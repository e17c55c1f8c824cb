// A module of its own, so that the name can be imported without the code that reads ledgers.

/** Relative to the site's folder. */
export const ledgerFile = 'site.urls.txt';
