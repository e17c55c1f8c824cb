// Hugo's site for the comparison: the same pages with a small documentation theme that has the features of docsgen's
// pages, written for speed. The sidebar is rendered once for each branch, no page grows with the site, and there are no
// render hooks for anchors, links and code, which make Hugo slower. docsgen keeps all of its features.
import { cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const config = `baseURL = "https://docs.example/"
title = "Documentation"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]

[markup.highlight]
noClasses = false

[markup.goldmark.renderer]
unsafe = true

[markup.goldmark.extensions]
typographer = false

[markup.tableOfContents]
startLevel = 2
endLevel = 3
`;

const frame = `<!doctype html>
<html lang="{{ .Site.LanguageCode | default "en" }}">
{{ partial "head.html" . -}}
<body>
<a class="skip-link" href="#main">Skip to content</a>
{{ partialCached "navbar.html" . -}}
<div class="doc-layout">
{{- /* The current page is marked afterwards, so that all pages of a folder share one sidebar. */ -}}
{{- $sidebar := partialCached "sidebar.html" . .CurrentSection.RelPermalink -}}
{{- $link := printf "href=%q" .RelPermalink -}}
{{- replace $sidebar $link (printf "%s aria-current=\\"page\\"" $link) 1 | safeHTML -}}
<main id="main" class="doc-main">{{ block "main" . }}{{ end }}</main>
</div>
</body>
</html>
`;

const head = `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} | {{ .Site.Title }}</title>
<meta name="description" content="{{ .Description | default .Title }}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="{{ .Site.Title }}">
<meta property="og:title" content="{{ .Title }} | {{ .Site.Title }}">
<link rel="stylesheet" href="{{ "theme.css" | relURL }}">
<script defer src="{{ "theme.js" | relURL }}"></script>
</head>
`;

const navbar = `<header class="navbar">
<a class="brand" href="{{ "/" | relURL }}">{{ .Site.Title }}</a>
<nav aria-label="Main menu"><ul>{{ range .Site.Menus.main }}<li><a href="{{ .URL }}">{{ .Name }}</a></li>{{ end }}</ul></nav>
<button type="button" data-color-toggle aria-pressed="false">Dark mode</button>
</header>
`;

const sidebar = (wholeSize) => `<nav class="sidebar" aria-label="Pages in {{ .Site.Title }}">
<p><a class="sidebar-label" href="{{ .Site.Home.RelPermalink }}">{{ .Site.Home.Title }}</a></p>
{{ partial "branch.html" (dict "of" .Site.Home "current" .CurrentSection "isWhole" (le (len .Site.Pages) ${wholeSize})) }}
</nav>
`;

const branch = `{{- $current := .current }}{{ $isWhole := .isWhole -}}
<ul class="sidebar-list">
{{- range .of.Pages -}}
{{- if and .IsSection .Pages -}}
{{- $isOpen := or (eq . $current) (.IsAncestor $current) -}}
<li data-kind="category"><a class="sidebar-label" href="{{ .RelPermalink }}">{{ .Title }}</a>
{{- if or $isOpen $isWhole -}}
<details class="sidebar-category"{{ if $isOpen }} open{{ end }}><summary aria-label="Pages in {{ .Title }}"></summary></details>
{{- partial "branch.html" (dict "of" . "current" $current "isWhole" $isWhole) -}}
{{- end -}}
</li>
{{- else -}}
<li><a class="sidebar-label" href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{- end -}}
{{- end -}}
</ul>`;

const page = `{{ define "main" -}}
<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol>
{{- range .Ancestors.Reverse }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end -}}
<li><span aria-current="page">{{ .Title }}</span></li></ol></nav>
<nav class="contents" aria-label="On this page"><p>On this page</p>{{ .TableOfContents }}</nav>
<article class="prose">{{ .Content }}</article>
<nav class="pagination" aria-label="Previous and next page">
{{- with .PrevInSection }}<a href="{{ .RelPermalink }}" rel="prev"><span>Previous</span> {{ .Title }}</a>{{ end -}}
{{- with .NextInSection }}<a href="{{ .RelPermalink }}" rel="next"><span>Next</span> {{ .Title }}</a>{{ end -}}
</nav>
{{- end }}
`;

const notFound = `{{ define "main" }}<article class="prose"><h1>Page not found</h1></article>{{ end }}
`;

const styles = `body { margin: 0; font-family: sans-serif; }
.doc-layout { display: grid; grid-template-columns: 18rem 1fr; }
[aria-current] { font-weight: bold; }
.chroma .k { color: #00f; }
.chroma .s { color: #080; }
`;

const script = `document.querySelector('[data-color-toggle]').addEventListener('click', ({ currentTarget }) => {
  const isDark = document.documentElement.classList.toggle('dark');
  currentTarget.setAttribute('aria-pressed', String(isDark));
});
`;

/** If a sidebar has at most this many items, docsgen includes all of it in each page. */
const wholeSize = 150;

/** Creates a Hugo site in `root` from the pages in `site`, a content folder of docsgen. */
export function plantHugoSite(site, root) {
  const content = join(root, 'content');
  cpSync(site, content, { recursive: true });
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (basename(name) === 'index.md') renameSync(join(content, name), join(content, hugoName(name)));
  }
  const files = {
    'config.toml': config,
    'layouts/404.html': notFound,
    'layouts/_default/baseof.html': frame,
    'layouts/_default/single.html': page,
    'layouts/_default/list.html': page,
    'layouts/partials/head.html': head,
    'layouts/partials/navbar.html': navbar,
    'layouts/partials/sidebar.html': sidebar(wholeSize),
    'layouts/partials/branch.html': branch,
    'static/theme.css': styles,
    'static/theme.js': script,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Returns a page's path in Hugo's content folder, where index pages of folders start with an underscore. */
export function hugoName(path) {
  return path.replace(/(^|\/)index\.md$/, '$1_index.md');
}
