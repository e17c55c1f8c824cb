// Runs the stage "Bundle components" on a site given as an object literal.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runtimeKey } from '@docsgen/contract/component-runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { bundleSite } from '../../../../packages/generator/src/bundle/components/bundle-site.ts';
import { findModules } from '../../../../packages/generator/src/bundle/components/find-modules.ts';
import {
  noComponents,
  type SiteComponents,
} from '../../../../packages/generator/src/bundle/components/site-components.ts';
import { openBundling } from '../../../../packages/generator/src/bundle/esbuild/bundling.ts';
import { parseSource } from '../../../../packages/generator/src/content/parse-source.ts';
import type { CompiledModule, PageModules } from '../../../../packages/generator/src/model/components.ts';
import type { LocaleCode, SourcePath } from '../../../../packages/generator/src/model/paths.ts';
import type { SiteGraph } from '../../../../packages/generator/src/model/site.ts';
import type { ParsedSource } from '../../../../packages/generator/src/model/source.ts';
import { openSite } from '../../../../packages/generator/src/platform/node-files.ts';
import { hashOf } from '../../../../packages/generator/src/text/hash.ts';
import { type SiteLiteral, writeFiles } from '../../../site/site-files.ts';

export interface Bundler {
  readonly root: string;
  readonly write: (files: SiteLiteral) => Promise<void>;
  readonly remove: (path: string) => void;
  readonly bundle: (options?: { readonly baseUrl?: string }) => Promise<BundledSite>;
}

interface BundledSite extends SiteComponents {
  /** Number of times that esbuild was called. */
  readonly runs: number;
  readonly of: (path: string) => PageModules | undefined;
}

/** Treats the `.mdx` files as pages. The folder is removed when `use` returns. */
export async function withComponents(
  files: SiteLiteral,
  use: (bundler: Bundler) => Promise<void>,
  folder?: string,
): Promise<void> {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'docsgen-components-'));
  const all: Record<string, string | Uint8Array> = { ...files };
  try {
    await writeFiles(root, files);
    await use({
      root,
      write: async (more) => {
        Object.assign(all, more);
        await writeFiles(root, more);
      },
      remove: (path) => {
        delete all[path];
        rmSync(join(root, path), { recursive: true, force: true });
      },
      bundle: (options = {}) => bundle(root, all, options.baseUrl ?? '/'),
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function bundle(root: string, files: SiteLiteral, baseUrl: string): Promise<BundledSite> {
  const pages = Object.entries(files).flatMap(([path, text]) =>
    path.endsWith('.mdx') && !path.includes('/_') ? [parsed(path, String(text))] : [],
  );
  const graph = {
    pages: new Map(pages.map((source) => [source.file.path, { kind: 'doc', parsed: source }])),
    config: { markdown: { mdx: 'files' } },
  };
  const site = openSite(root);
  let runs = 0;
  const found = await findModules(graph as unknown as SiteGraph, site);
  const bundling = openBundling({
    files: site,
    codeHash: 'test',
    themeModules: '',
    which: 'kept',
    isForced: false,
    isLive: false,
    onBundle: () => {
      runs += 1;
    },
  });
  const components = found ? await bundleSite(bundling, found, { baseUrl }) : noComponents;
  const of = (path: string): PageModules | undefined => {
    const source = pages.find(({ file }) => file.path === path);
    return source && components.modulesOf(source);
  };
  return { ...components, runs, of };
}

function parsed(path: string, text: string): ParsedSource {
  const location = { locale: 'en' as LocaleCode, section: undefined, version: undefined, relative: path };
  return parseSource({ path: path as SourcePath, kind: 'page', location, text, hash: hashOf(text) }).value;
}

/** Loads a module like a page and returns its exports. Islands are marked with `data-island`. */
export async function load(module: CompiledModule | undefined): Promise<Readonly<Record<string, unknown>>> {
  const island = (exported: unknown, place: { readonly module: string; readonly name: string }): unknown =>
    typeof exported === 'function'
      ? (props: object) => react.createElement('i', { 'data-island': `${place.module}#${place.name}`, ...props })
      : exported;
  Object.assign(globalThis, {
    [Symbol.for(runtimeKey)]: { react, jsxRuntime, reactDom, client: {}, components: {}, island },
  });
  if (!module) throw new Error('There is no such module.');
  return import(/* @vite-ignore */ pathToFileURL(module.file).href);
}

/** Renders a component exported by a module to HTML. */
export async function drawn(module: CompiledModule | undefined, name = 'default'): Promise<string> {
  const component = (await load(module))[name];
  return renderToStaticMarkup(react.createElement(component as () => react.ReactElement));
}
