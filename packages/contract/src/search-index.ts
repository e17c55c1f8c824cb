// What the full text index of a site says in a way of its own, and the search box reads.

/** Between the labels of a page's breadcrumbs, in the index's metadata. */
export const breadcrumbSeparator = ' › ';
