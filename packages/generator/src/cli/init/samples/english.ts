// The pages of a new site in English.
import { yamlText } from '../../../config/yaml/edit-yaml.ts';
import { codeExample, tabsExample } from './examples.ts';
import type { Sample, SampleWords } from './sample.ts';

export const englishSample: Sample = {
  sectionLabel: 'Guide',
  pages: (words) => ({
    'index.md': home(words),
    'guide/index.md': start(words),
    'guide/writing.md': writing(words),
  }),
};

const home = ({ title, run }: SampleWords): string => `---
title: ${yamlText(title)}
description: Guides and reference in one place.
home:
  subtitle: Say here in one sentence what this is, and whom it is for.
  actions:
    - { label: Get started, to: ./guide/index.md }
    - { label: Write pages, to: ./guide/writing.md }
  stepsTitle: Make it yours in three steps
  steps:
    - title: See it while you write
      text: Every save appears in the open page at once, and so does every mistake, with its file and line.
      to: ./guide/index.md
      linkLabel: Where everything is
      language: bash
      code: ${run} dev
    - title: Write your pages
      text: A page is a Markdown file. Its place among the folders is its place in the sidebar.
      to: ./guide/writing.md
      linkLabel: What a page can have
      language: md
      code: |
        # Refunds

        A refund takes [two requests](payments.md#requests).
    - title: Publish
      text: The build checks every link, anchor and picture, then writes plain files that any host can serve.
      to: ./guide/index.md#publish
      linkLabel: How it goes online
      language: bash
      code: ${run} build
---
`;

const start = ({ folder, run }: SampleWords): string => `---
title: Get started
description: Where everything is, the commands you need, and how the site goes online.
---

This page is \`${folder}/guide/index.md\`. Change it, save it, and look at your browser: the change is there.

## Where everything is {#places}

| Place | What it is |
| --- | --- |
| \`${folder}/index.md\` | the landing page; its steps and buttons are fields above its text |
| \`${folder}/guide/\` | this guide: a file is a page, a folder a category of the sidebar |
| \`static/\` | files that are published as they are, such as a logo |
| \`site.config.yaml\` | title, address, languages and sections of the site |

## Commands {#commands}

\`\`\`bash
${run} dev      # shows the site while you write it
${run} check    # finds every mistake, and writes nothing
${run} build    # writes the site into dist/
${run} preview  # shows what the build wrote
\`\`\`

## A logo {#logo}

Put a picture into \`static/\` and name it in the configuration. An SVG file can use the colours of the page:
\`fill="currentColor"\`.

\`\`\`yaml title="site.config.yaml"
logo: /logo.svg
favicon: /favicon.svg
\`\`\`

## Publish {#publish}

\`${run} build\` writes the site into \`dist/\`: plain files for any host. While anything is wrong, it tells all of it
and leaves what is published as it is.

:::tip[Before the first readers come]
\`url\` in \`site.config.yaml\` is the address of the site. Search engines and link previews need it.
:::
`;

const writing = ({ folder, exec }: SampleWords): string => `---
title: Write pages
description: Links, notes, code and tabs, each with the Markdown it is made of.
---

A page is a Markdown file. What stands above its text, between the two lines of dashes, is its title and what search
engines show of it.

## A new page {#new}

\`\`\`bash
${exec} docsgen new page guide/refunds
\`\`\`

This writes \`${folder}/guide/refunds.md\`. The number in a name such as \`02-refunds.md\` sets the order in the sidebar
and is not part of the address.

## Links {#links}

Link to the file of another page, [Get started](index.md), or to one of its headings, [Commands](index.md#commands). A
link that leads nowhere fails the build, which says what you may have meant.

\`\`\`md
[Commands](index.md#commands)
\`\`\`

## Notes {#notes}

:::note
Notes stand apart from the text. There are \`note\`, \`tip\`, \`info\`, \`warning\` and \`danger\`.
:::

\`\`\`md
:::warning[Before you start]
The key is shown once.
:::
\`\`\`

## Code {#code}

A block of code can have a title, line numbers and marked lines:

${codeExample}

## Tabs {#tabs}

The same in several languages stands in tabs. Readers choose once, and every page follows.

${tabsExample}
`;
