// Replaces guides in hints with their paths in docsgen's package.

const guide = /(?:\bnode_modules\/docsgen\/)?\bdocs\/(guide|migrate|reference)\/((?:components\/)?[\w-]+\.md)/g;

export function withGuides(hint: string): string {
  return hint.replace(guide, 'node_modules/docsgen/docs/$1/$2');
}
