// The theme's side of a site with parts of its own: the React that its renderer draws with.
// biome-ignore lint/performance/noBarrelFile: the room's door to it, which is imported late
export { partTools, type SiteRenderer, themeReact } from '@docsgen/theme/part-tools';
