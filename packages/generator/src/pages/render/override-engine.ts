// The theme's renderer for sites with component overrides.
// biome-ignore lint/performance/noBarrelFile: imported on demand, so that sites without overrides do not load it
export { overrideTools, type SiteRenderer, themeReact } from '@docsgen/theme/part-tools';
