// This is a separate module, so that importing the name does not load the code that reads ledgers.

/** Path of the URL ledger, relative to the site's folder. */
export const ledgerFile = 'site.urls.txt';
