// Generates a GitHub Actions workflow that builds a site and deploys it to GitHub Pages.
import type { PackageManager } from './package-managers.ts';

interface WorkflowRequest {
  readonly packageManager: PackageManager;
  /** The branch that is deployed. */
  readonly branch: string;
  /** Path of the site relative to the repository's root; `''` if it is the root. */
  readonly folder: string;
}

export const workflowPath = '.github/workflows/docs.yml';

export function workflowText({ packageManager, branch, folder }: WorkflowRequest): string {
  const at = (path: string): string => (folder === '' ? path : `${folder}/${path}`);
  const { name, exec, installLocked, lockfiles, setup } = packageManager;
  // setup-node does not support Bun's cache.
  const isPublished = `github.ref_name == '${branch.replaceAll("'", "''")}'`;
  const cache = name === 'bun' ? [] : [`cache: ${name}`, `cache-dependency-path: ${quoted(at(lockfiles[0] ?? ''))}`];
  return `# Builds the site on every push and pull request, and deploys the branch ${branch} to GitHub Pages.
# Required once in the settings of the repository: under Pages, set Source to GitHub Actions.
name: Docs

on:
  push:
    branches: [${quoted(branch)}]
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: docs-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  build:
    runs-on: ubuntu-latest
${folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${quoted(folder)}\n`}    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0 # the whole history, for the dates of last updates
${setup.map((line) => `      ${line}\n`).join('')}      - uses: actions/setup-node@v4
        with:
          node-version: 22
${cache.map((line) => `          ${line}\n`).join('')}      - run: ${installLocked}
      - uses: actions/cache@v4
        with:
          path: ${quoted(at('.docsgen/cache'))}
          key: docsgen-\${{ github.run_id }}
          restore-keys: docsgen-
      - run: ${exec} docsgen build --strict
      - uses: actions/upload-pages-artifact@v4
        if: ${isPublished}
        with:
          path: ${quoted(at('dist'))}

  deploy:
    if: ${isPublished}
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}

/** Quotes branch and folder names that contain special characters of YAML. */
function quoted(text: string): string {
  return /^[A-Za-z.][\w./-]*$/.test(text) ? text : JSON.stringify(text);
}
