// Where a site keeps its ledger, known without loading what reads one.

/** From the site's folder. */
export const ledgerFile = 'site.urls.txt';
