/**
 * A path on this site (`/docs/en/api/`, including `baseUrl`) or an absolute URL, ready to be used in an `href`
 * attribute.
 */
export type Href = string;

/** Trusted HTML created by the generator: balanced, checked, and safe to insert without escaping. */
export type Html = string;
