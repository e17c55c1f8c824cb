// A small site with most features, for tests that do not depend on the size of a real site.
import type { ServedSite } from '../browser/browser.ts';
import { serveSmallSite } from '../browser/small-site.ts';

const config = `title: Handbook
locales:
  - { code: en, label: English }
  - { code: es, label: Español }
sections:
  - { id: api, label: Reference }
  - { id: guide, label: Guide }
announcement:
  id: first
  content: { en: "There is [news](/guide/start)", es: "Hay novedades" }
`;

const tabs = ':::tabs{group="language"}\n```bash\ncurl\n```\n```python\nimport x\n```\n:::\n';
const hidden = `::::tabs{group=system}
:::tab[Linux]
### On Linux {#linux}
:::
:::tab[BSD]
### On BSD {#bsd}
:::
::::

<details>
<summary>More</summary>

::::tabs
:::tab[First]
First.
:::
:::tab[Second]
### In both {#both}
:::
::::
</details>
`;
const paragraphs = 'A line of text.\n\n'.repeat(60);

const files: Readonly<Record<string, string>> = {
  'site.config.yaml': config,
  'content/en/index.md': '# Home\n',
  'content/es/index.md': '# Inicio\n',
  'content/en/api/first.md': `# First\n\n${tabs}\n\n## Between {#between}\n\n${tabs}\n${paragraphs}`,
  'content/es/api/first.md': `# Primera\n\n${tabs}\n\n## Entre {#between}\n\n${paragraphs}`,
  'content/en/api/second.md': `# Second\n\n${tabs}`,
  'content/en/api/hidden.md': `# Hidden\n\n[Same page](#bsd)\n\n${paragraphs}\n\n${hidden}\n\n${paragraphs}`,
  'content/en/api/elsewhere.md': '# Elsewhere\n\n[Other page](./hidden.md#bsd)\n',
  'content/en/api/group/inner.md': '# Inner\n',
  'content/en/api/group/other.md': '# Other\n',
  'content/en/guide/start.md': '# Start\n',
};

export function serveHandbook(): Promise<ServedSite> {
  return serveSmallSite(files, { hasIndex: false });
}
