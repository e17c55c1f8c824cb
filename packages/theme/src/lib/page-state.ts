// The state the styles read: the data attributes of <html>.

export const pageState = document.documentElement.dataset;
