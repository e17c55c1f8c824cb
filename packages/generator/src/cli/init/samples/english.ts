import { yamlString } from '../../../config/yaml/edit-yaml.ts';
import { codeExample, type Sample, type SampleValues, tabsExample } from './examples.ts';

export const englishSample: Sample = {
  sectionLabel: 'Guide',
  pages: (words) => ({
    'index.md': home(words),
    'guide/index.md': start(words),
    'guide/writing.md': writing(words),
  }),
};

const home = ({ title, run }: SampleValues): string => `---
title: ${yamlString(title)}
description: Guides and reference in one place.
home:
  subtitle: Describe in one sentence what this is and who it is for.
  actions:
    - { label: Get started, to: ./guide/index.md }
    - { label: Write pages, to: ./guide/writing.md }
  stepsTitle: Three steps to your own site
  steps:
    - title: Start the development server
      text: The browser shows every change as soon as you save it, and every error with its file and line.
      to: ./guide/index.md
      linkLabel: Project structure
      language: bash
      code: ${run} dev
    - title: Write your pages
      text: Each page is a Markdown file. The folders define the sidebar.
      to: ./guide/writing.md
      linkLabel: Writing pages
      language: md
      code: |
        # Refunds

        A refund takes [two requests](payments.md#requests).
    - title: Publish
      text: The build checks every link, anchor and image, then writes static files for any host.
      to: ./guide/index.md#publish
      linkLabel: Publishing
      language: bash
      code: ${run} build
---
`;

const start = ({ folder, run }: SampleValues): string => `---
title: Get started
description: The structure of this project, its commands, and how to publish the site.
---

This page is \`${folder}/guide/index.md\`. Edit and save it: the browser shows the change at once.

## Project structure {#places}

| Path | Content |
| --- | --- |
| \`${folder}/index.md\` | The landing page. Its steps and buttons are defined in the front matter |
| \`${folder}/guide/\` | This guide. Files are pages, folders are sidebar categories |
| \`static/\` | Files that are published unchanged, such as a logo |
| \`site.config.yaml\` | Title, URL, languages and sections of the site |

## Commands {#commands}

\`\`\`bash
${run} dev      # start the development server
${run} check    # report all errors without building
${run} build    # build the site into dist/
${run} preview  # preview the build
\`\`\`

## Add a logo {#logo}

Put an image in \`static/\` and set its path in the configuration. An SVG file can use the text color of the page with
\`fill="currentColor"\`.

\`\`\`yaml title="site.config.yaml"
logo: /logo.svg
favicon: /favicon.svg
\`\`\`

## Publish {#publish}

\`${run} build\` writes static files to \`dist/\`, which any web host can serve. If the site has errors, the build
reports all of them and leaves the previous output unchanged.

:::tip[Before you publish]
Set \`url\` in \`site.config.yaml\` to the URL of the site. Search engines and link previews need it.
:::
`;

const writing = ({ folder, exec }: SampleValues): string => `---
title: Write pages
description: Links, notes, code blocks and tabs, with their Markdown source.
---

A page is a Markdown file. The front matter, between the two lines of dashes, contains its title and its description
for search engines.

## Create a page {#new}

\`\`\`bash
${exec} docsgen new page guide/refunds
\`\`\`

This creates \`${folder}/guide/refunds.md\`. The number in a file name such as \`02-refunds.md\` sets its position in
the sidebar and is not part of the URL.

## Links {#links}

Link to the file of another page, such as [Get started](index.md), or to one of its headings, such as
[Commands](index.md#commands). The build fails if a link is broken, and suggests what you may have meant.

\`\`\`md
[Commands](index.md#commands)
\`\`\`

## Notes {#notes}

:::note
Notes highlight information. The types are \`note\`, \`tip\`, \`info\`, \`warning\` and \`danger\`.
:::

\`\`\`md
:::warning[Before you start]
The key is shown only once.
:::
\`\`\`

## Code {#code}

Code blocks can have a title, line numbers and highlighted lines:

${codeExample}

## Tabs {#tabs}

Tabs show the same content for several languages. The choice of a reader applies to every page.

${tabsExample}
`;
