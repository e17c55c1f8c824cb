// The script of articles with islands (`theme:islands`). React is loaded once, when the first island hydrates.

import { defineIslands } from './island-element.ts';
import { loadReact, type PageReact } from './react-of-page.ts';

const loaded: { react?: Promise<PageReact> } = {};

defineIslands(() => {
  loaded.react ??= loadReact();
  return loaded.react;
});
