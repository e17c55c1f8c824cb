// Class names and ids that are rendered by the Docusaurus theme and by Infima, but not by docsgen's theme.

/** Prefixes of component classes: `navbar__link`, `menu--dark`. */
const parts = `navbar navbar-sidebar menu footer pagination pagination-nav breadcrumbs dropdown tabs pills alert avatar
  table-of-contents contents toggle admonition close tabs-container hash-link anchor clean-btn clean-list
  token-line prism-code token main-wrapper skipToContent docs-wrapper blog-wrapper docs-doc-page docs-version
  docs-doc-id plugin docMainContainer DocSearch docsearch aa search searchbox docusaurus theme announcementBar
  blog-post-page codeBlockTitle sidebar toc docSidebarContainer header-github-link algolia-docsearch-suggestion
  headerWrapper fixedHeaderContainer navigationSlider slidingNav reactNavSearchWrapper last-updated`;
const drawn = new RegExp(`^(${parts.split(/\s+/).join('|')})(?=$|_|-)`);

/** Infima classes that sites also use on custom pages. */
const classes = 'container|row|col|button|button-group|card|badge|hero|thin-scrollbar';
const spaces = 'text|margin|padding|shadow|item';
const shared = new RegExp(String.raw`^(${classes})(?=$|__|--)|^(${spaces})(-[a-z]+)?--[\w-]+$`);

/** Whether a rule that contains this name can match only on pages that use the name. */
export function isNameOfTheme(name: string): boolean {
  return drawn.test(name) || shared.test(name);
}

/** Article selectors, `.markdown` in Docusaurus. */
export const articleNames = /(?:\.(?:theme-doc-)?markdown(?![\w-]))+/g;
