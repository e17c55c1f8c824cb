// The data attributes of <html>, which CSS reads.

export const pageState = document.documentElement.dataset;
