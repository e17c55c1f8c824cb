// The two kinds of text that pass between the generator and the theme and are more than words.

/** A path on this site (`/docs/en/api/`, `baseUrl` included) or an absolute address. Ready for an `href`. */
export type Href = string;

/** HTML that the generator made and vouches for: balanced, checked, safe to set as it is. */
export type Html = string;
