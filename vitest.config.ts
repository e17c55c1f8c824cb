import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { temporaryFolder } from './tests/memory-disk.ts';

type ProjectOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const generator = (path: string): string => fileURLToPath(new URL(`./packages/generator/src/${path}`, import.meta.url));
const math = (path: string): string => fileURLToPath(new URL(`./packages/math/src/${path}`, import.meta.url));
const theme = (path: string): string => fileURLToPath(new URL(`./packages/theme/src/${path}`, import.meta.url));

// For this process too, which starts the browser.
process.env['TMPDIR'] = temporaryFolder();

/** Tests of docsgen, and of the packages that are published separately. */
const inTests = (pattern: string): string[] => [`tests/${pattern}`, `packages/*/tests/${pattern}`];
const unit = [...inTests('unit/**/*.test.ts'), 'tests/{architecture,limits}.test.ts'];
const browser = inTests('browser/**/*.test.ts');
const checks = ['tests/checks.test.ts'];
const long = inTests('**/*.long.test.ts');
const longBrowser = inTests('browser/**/*.long.test.ts');
const browserSetup = ['tests/compile-packages.ts', 'tests/run-folder.ts', 'tests/browser/chromium.ts'];
const browsers = ['tests/browsers/**/*.test.ts'];

/** Each runs alone: `npx vitest run --project unit`. All together they begin in the order of their names. */
const projects: Readonly<Record<string, ProjectOptions>> = {
  browser: { include: browser, exclude: longBrowser, globalSetup: browserSetup },
  // Types, lint and format, beside the tests.
  checks: { include: checks },
  // Whole sites, the commands that make and serve them, and whatever is in no other project.
  site: {
    include: inTests('**/*.test.ts'),
    exclude: [...browser, ...browsers, ...checks, ...unit, ...long],
    globalSetup: ['tests/compile-packages.ts', 'tests/run-folder.ts'],
  },
  // Single functions, and the house rules. Nothing is compiled for them.
  unit: { include: unit },
};

/** All tests, including those that take too long for every change: `npm run test:long`. */
const longProjects: typeof projects = {
  ...projects,
  browser: { include: browser, globalSetup: browserSetup },
  long: { include: long, exclude: longBrowser, globalSetup: ['tests/compile-packages.ts'] },
};

/** The core of the browser tests in other browsers, and in Chromium as the control: `npm run test:browsers`. */
const browsersProjects: typeof projects = Object.fromEntries(
  ['chromium', 'firefox', 'webkit'].map((name) => [
    name,
    {
      include: browsers,
      // A Firefox has one session at a time.
      maxWorkers: 1,
      globalSetup: ['tests/compile-packages.ts', 'tests/run-folder.ts', 'tests/browsers/start-browser.ts'],
    },
  ]),
);

const projectsByMode: Readonly<Record<string, typeof projects>> = { long: longProjects, browsers: browsersProjects };

// biome-ignore lint/style/noDefaultExport: vitest wants it so
export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      'docsgen/internals': generator('internals.ts'),
      '@docsgen/math/syntax': math('syntax.ts'),
      '@docsgen/theme/components': theme('server/islands/component-runtime.tsx'),
      '@docsgen/theme/override-markup': theme('server/overrides/override-markup.tsx'),
      '@docsgen/theme/react-markup': theme('server/react-markup.tsx'),
      '@docsgen/theme/page-template': theme('server/page-template.ts'),
      '@docsgen/theme/render-document': theme('server/render-document.tsx'),
      '@docsgen/theme/messages': theme('i18n/messages-for.ts'),
      '@docsgen/theme/languages': theme('i18n/languages.ts'),
    },
  },
  // Known when the theme is bundled: no site with parts of its own.
  define: { siteOverrides: '({})' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    projects: Object.entries(projectsByMode[mode] ?? projects).map(([name, test]) => ({
      extends: true,
      test: { ...test, name },
    })),
    reporters: ['default', 'tests/report-groups.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What takes a moment takes many on a machine that has much else to do.
    expect: { poll: { timeout: 30_000, interval: 25 } },
    // Two for each core: a browser test and Chromium wait for each other, and both for the next frame.
    maxWorkers: 2 * availableParallelism(),
    // On a machine that is met once a change, a test that fails is tried once more, and named as unstable if it passes
    // then. Where one can look for the cause it fails.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // The generator is loaded once a worker instead of once a file. It keeps nothing in its modules that a test could change.
    isolate: false,
    // One project takes over what another has transformed, and so does the next run.
    experimental: { fsModuleCache: true },
    // Compiled packages run as they are.
    server: { deps: { external: [/\/packages\/[\w-]+\/dist\//] } },
    // As people run it: React renders pages faster, and they are the pages that get published.
    env: { NODE_ENV: 'production', ...(mode === 'long' && { LONG: 'true' }) },
    tags: [{ name: 'long', description: 'Runs only with `npm run test:long`.' }],
    ...(mode !== 'long' && { tagsFilter: ['!long'] }),
  },
}));
