// The shell root of a site with component overrides, which reports hydration mismatches.

// biome-ignore lint/performance/noBarrelFile: replaces that module
export { hydrateShell, jsxRuntime, react, reactClient, reactDom } from './shell-root.tsx';

/** React reports a hydration mismatch by its error number, and then renders the page again. */
const mismatch = /Minified React error #(?:418|419|422|423|425);/;

addEventListener('error', ({ error }) => {
  if (!mismatch.test(String(error?.message))) return;
  const problem = 'A component in theme/ renders differently in the browser than at build time';
  reportError(new Error(`${problem}: move code that depends on the browser to an effect`, { cause: error }));
});
