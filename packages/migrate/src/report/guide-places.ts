// Turns guides in hints into links to the documentation in docsgen's package.

const guide = /(?:\bnode_modules\/docsgen\/)?\bdocs\/(guide|migrate|reference)\/((?:components\/)?[\w-]+\.md)/g;

export function withGuides(hint: string): string {
  return hint.replace(guide, 'node_modules/docsgen/docs/$1/$2');
}

/** Returns HTML with links relative to the new site. */
export function linkGuides(html: string): string {
  return html.replace(guide, '<a href="node_modules/docsgen/docs/$1/$2">docs/$1/$2</a>');
}
