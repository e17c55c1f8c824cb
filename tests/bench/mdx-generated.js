// Generated pages that use docsgen's built-in components with literal props only, and the same pages in plain Markdown:
// the cost of components without JavaScript.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const count = 1000;
const words =
  'A request names the document and the language of its answer then waits until the service has read every page of it ' +
  'which takes a few seconds for most and longer for scans with many pictures before the result can be shown or kept';

/** `mdx` and `plain` are the folders of two sites. */
export function plantGenerated(folder) {
  const sites = { mdx: join(folder, 'mdx'), plain: join(folder, 'plain') };
  for (const [side, root] of Object.entries(sites)) {
    mkdirSync(join(root, 'content', 'en'), { recursive: true });
    writeFileSync(join(root, 'site.config.yaml'), 'title: Generated\n');
    for (let page = 0; page < count; page += 1) {
      const part = join(root, 'content', 'en', `part-${page % 20}`);
      mkdirSync(part, { recursive: true });
      writeFileSync(join(part, `page-${page}.${side === 'mdx' ? 'mdx' : 'md'}`), pageText(page, side === 'mdx'));
    }
  }
  return { ...sites, count };
}

function pageText(page, isMdx) {
  const sentence = sentences(page);
  const parts = isMdx ? components : markdown;
  const steps = [1, 2, 3].map(() => [sentence(), sentence(), codeOf(sentence())]);
  const cards = [1, 2, 3, 4].map((card) => ({ title: `Topic ${card}`, text: sentence() }));
  const tabs = ['npm', 'pnpm', 'yarn'].map((label) => ({ label, code: codeOf(sentence()) }));
  const fields = ['id', 'name', 'state'].map((name) => ({ name, text: sentence() }));
  return `---
title: Page ${page}
---

${[sentence(), sentence(), sentence()].join(' ')}

## First steps

${parts.steps(steps)}

## Install it

${sentence()}

${parts.tabs(tabs)}

## Parameters

${parts.fields(fields)}

${parts.accordion('Why so many?', [sentence(), sentence()].join(' '))}

## Go on

${sentence()} ${parts.badge('New')}

${parts.cards(cards)}
`;
}

/** Returns sentences that are different for each page, and always the same for one page. */
function sentences(page) {
  const list = words.split(' ');
  let turn = page;
  return () => {
    turn = (turn * 31 + 17) % 9973;
    const start = turn % list.length;
    const chosen = [...list.slice(start), ...list.slice(0, start)].slice(0, 12 + (turn % 10)).join(' ');
    return `${chosen[0].toUpperCase()}${chosen.slice(1)}, [as said before](#first-steps) and \`in${turn}\`.`;
  };
}

const fenced = (code) => `\`\`\`js\n${code}\n\`\`\``;
const codeOf = (text) => fenced(`const text = ${JSON.stringify(text)};\nawait send(text, { retries: 3 });`);

const components = {
  steps: (steps) =>
    `<Steps>\n\n${steps.map(([title, text, code]) => `1. ${title}\n\n   ${text}\n\n${indented(code)}`).join('\n\n')}\n\n</Steps>`,
  tabs: (tabs) =>
    `<Tabs group="pm">\n${tabs.map(({ label, code }) => `<Tab label="${label}">\n\n${code}\n\n</Tab>`).join('\n')}\n</Tabs>`,
  fields: (fields) =>
    fields.map(({ name, text }) => `<Field name="${name}" type="string" required>\n\n${text}\n\n</Field>`).join('\n\n'),
  accordion: (title, text) => `<Accordion title="${title}">\n\n${text}\n\n</Accordion>`,
  badge: (text) => `<Badge>${text}</Badge>`,
  cards: (cards) =>
    `<Cards>\n${cards.map(({ title, text }) => `<Card title="${title}">\n\n${text}\n\n</Card>`).join('\n')}\n</Cards>`,
};

const markdown = {
  steps: (steps) => steps.map(([title, text, code]) => `1. ${title}\n\n   ${text}\n\n${indented(code)}`).join('\n\n'),
  tabs: (tabs) => tabs.map(({ label, code }) => `${label}\n\n${code}`).join('\n\n'),
  fields: (fields) => fields.map(({ name, text }) => `- \`${name}\` string, required\n\n  ${text}`).join('\n\n'),
  accordion: (title, text) => `**${title}**\n\n${text}`,
  badge: (text) => `**${text}**`,
  cards: (cards) => cards.map(({ title, text }) => `- **${title}**\n\n  ${text}`).join('\n'),
};

function indented(text) {
  return text.replace(/^/gm, '   ');
}
