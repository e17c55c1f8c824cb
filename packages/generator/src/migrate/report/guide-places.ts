// Guides that hints name, as places that the owner of the new site has: docsgen's documentation comes with its package.

const guide = /(?:\bnode_modules\/docsgen\/)?\bdocs\/(guide|migrate|reference)\/((?:components\/)?[\w-]+\.md)/g;

export function withGuides(hint: string): string {
  return hint.replace(guide, 'node_modules/docsgen/docs/$1/$2');
}

/** Links in HTML, from the new site's folder. */
export function linkGuides(html: string): string {
  return html.replace(guide, '<a href="node_modules/docsgen/docs/$1/$2">docs/$1/$2</a>');
}
