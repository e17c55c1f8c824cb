// Exports of `docsgen/internals`, for `@docsgen/migrate` only.
//
// Stability: none. Exports change or disappear in any release, without an entry in the changelog, so `@docsgen/migrate`
// depends on exactly the version of docsgen that it is published with. All other code should use the exports in
// docs/reference/api.md. Add an export only if the migration needs it, and remove it with its last use:
// tests/architecture.test.ts compares this list with the imports of `packages/migrate`.
// biome-ignore-start lint/performance/noBarrelFile: a package has one file for each of its exports

export { positionFinder, singleModuleSettings } from './bundle/esbuild/bundle-module.ts';
export { isBuildFailure, problemOf } from './bundle/esbuild/esbuild-errors.ts';
export { loadBundler } from './bundle/esbuild/lazy-esbuild.ts';
export { locationCode, locationVariables } from './bundle/esbuild/module-sources.ts';
export { readColor } from './bundle/theme/colors/color-space.ts';
export { themeColors } from './bundle/theme/colors/tokens.ts';
export { checkFolder } from './cli/build/check-folder.ts';
export { hideProgress, showProgress } from './cli/build/progress-log.ts';
export { docsgenPackage, installedFrom } from './cli/init/installed-from.ts';
export { packageManagerOf } from './cli/init/package-managers.ts';
export { openFolder, shownPath } from './cli/open-site.ts';
export { withFolder } from './cli/output-session.ts';
export type { ReportOptions } from './cli/reporting.ts';
export { type CommandLine, type Running, runCommandLine } from './cli/run-command.ts';
export { addReporting, exitCodes } from './cli/site-command.ts';
export { listed, union } from './cli/sources/check-changes.ts';
export { featurePackages } from './config/feature-packages.ts';
export { findPlaces } from './config/module-positions.ts';
export { configSchemaPath, packageNameOf } from './config/new-site.ts';
export { isLanguageTag, languageName } from './config/resolve/resolve-locales.ts';
export { yamlString } from './config/yaml/edit-yaml.ts';
export { parseYaml } from './config/yaml/yaml-source.ts';
export { isForeign, remedyFor } from './content/foreign-keys.ts';
export { postFields } from './content/posts/post-fields.ts';
export { listDiagnostics } from './diagnostics/print.ts';
export { UsageError } from './diagnostics/usage-error.ts';
export { findLost } from './graph/links/lost-addresses.ts';
export { isFootnote } from './graph/links/site-addresses.ts';
export { admonitionOf, normalizeAdmonitions } from './markdown/components/read/admonition-lines.ts';
export { literalIn } from './markdown/components/read/jsx-literal.ts';
export { asMdx } from './markdown/mdx/page/as-mdx.ts';
export { withMdx } from './markdown/mdx/page/reference-parser.ts';
export { MdxSyntaxError } from './markdown/parse/mdx-syntax-error.ts';
export { loadNativeParser } from './markdown/parse/native-parser.ts';
export { referenceParser } from './markdown/parse/reference-parser.ts';
export { walk } from './markdown/tree/visit.ts';
export type { UnreadableEntry } from './model/adapters/file-system.ts';
export type { Paint, Ports } from './model/adapters/ports.ts';
export type { FactsBySource } from './model/article.ts';
export type { Locale, LocalizedText, SiteConfig } from './model/config.ts';
export type { Checked, Diagnostic, Position, Severity } from './model/diagnostic.ts';
export { diagnostic, error, hasErrors, warning } from './model/diagnostic.ts';
export type { LedgerLine, SiteAddress } from './model/ledger.ts';
export type { OutputFolder } from './model/output.ts';
export type { SourcePath, UrlPath } from './model/paths.ts';
export { frontMatterSchema } from './model/schema/front-matter-schema.ts';
export type { SiteGraph } from './model/site.ts';
export { factsOf } from './pages/cache/built-pages.ts';
export type { BuildReport } from './pages/open/build-request.ts';
export { existingPath, kindOf, openSite, readAbsolute, realPath } from './platform/node-files.ts';
export { openInterrupted, openOutput } from './platform/output-folder.ts';
export { commandPorts } from './platform/process-ports.ts';
export { withTemporaryFolder } from './platform/temporary-folder.ts';
export { openReading } from './platform/unreadable-files.ts';
export { ledgerFile } from './routes/ledger-file.ts';
export { parseLedger, printLedger } from './routes/ledger-text.ts';
export { pluginFilePath } from './routes/output-paths.ts';
export { docIdOf, identify, slugOf, splitNumberPrefix, urlFromPath } from './routes/routes.ts';
export { count, countOf, seconds } from './text/amounts.ts';
export { datedName } from './text/dated-name.ts';
export { applyEdits, type TextEdit } from './text/edits.ts';
export { emojiOf } from './text/emoji.ts';
export { isInside } from './text/file-paths.ts';
export { groupBy } from './text/group-by.ts';
export { hashOf } from './text/hash.ts';
export {
  decodePath,
  encodePath,
  folderOf,
  isExternal,
  normalizePath,
  relativePath,
  runsCode,
  splitHref,
} from './text/hrefs.ts';
export { generatedTag } from './text/html/builtin-head-tags.ts';
export { nodeIn, nodesIn, type Syntax } from './text/javascript.ts';
export { plainText } from './text/markdown-text.ts';
export { nameSlug } from './text/name-slug.ts';
export { packageName } from './text/package-name.ts';
export { couldNotRead, fileNotFound, missingPackageIn } from './text/wording.ts';
// biome-ignore-end lint/performance/noBarrelFile: see above
